"""Committed luck, keys of changes, claimed seats and snapshots."""

import sqlalchemy as sa
from alembic import op

revision = "002"
down_revision = "001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("luck", sa.String(64), nullable=False, server_default=""))
        tables.add_column(sa.Column("begun", sa.Integer, nullable=False, server_default="0"))
        tables.add_column(sa.Column("written", sa.String(32), nullable=False, server_default=""))
    with op.batch_alter_table("chairs") as chairs:
        chairs.add_column(sa.Column("claimed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("snapshots")
    with op.batch_alter_table("chairs") as chairs:
        chairs.drop_column("claimed")
    with op.batch_alter_table("tables") as tables:
        for name in ["luck", "begun", "written"]:
            tables.drop_column(name)
