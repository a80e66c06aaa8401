BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('002');
CREATE TABLE "chairs" (
	"table" VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	level VARCHAR(40) NOT NULL, 
	token VARCHAR(64) NOT NULL, 
	"left" BOOLEAN NOT NULL, 
	forced BOOLEAN NOT NULL, 
	standing TEXT NOT NULL, 
	claimed BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY ("table", seat), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "chairs" VALUES('in-play-0001',0,'Ada','human','','01d85dd268ade1b75346aa820b81eb37b6d84e2e95a5a07bddb2d9e04eaf795f',0,0,'[]',0);
INSERT INTO "chairs" VALUES('in-play-0001',1,'Grace','human','','5c96ed358b27c1555423b567f37c702d021e72c4e6fc2d55bdc1fc1e777fcf91',0,0,'[]',0);
INSERT INTO "chairs" VALUES('is-over-0001',0,'Ada','human','','01d85dd268ade1b75346aa820b81eb37b6d84e2e95a5a07bddb2d9e04eaf795f',0,0,'[]',0);
INSERT INTO "chairs" VALUES('is-over-0001',1,'Grace','human','','5c96ed358b27c1555423b567f37c702d021e72c4e6fc2d55bdc1fc1e777fcf91',0,0,'[]',0);
CREATE TABLE chats (
	"table" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(80) NOT NULL, 
	text TEXT NOT NULL, 
	request VARCHAR(64) NOT NULL, 
	time BIGINT NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "chats" VALUES('in-play-0001',1,0,'Ada','Well bid!','',1794871630486);
INSERT INTO "chats" VALUES('is-over-0001',1,0,'Ada','Well bid!','',1794871631477);
CREATE TABLE events (
	"table" VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	seat INTEGER NOT NULL, 
	text TEXT NOT NULL, 
	seq BIGINT, 
	mark VARCHAR(8) NOT NULL, 
	PRIMARY KEY ("table", number), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
INSERT INTO "events" VALUES('in-play-0001',1,'answer',-1,'deal 6',NULL,'');
INSERT INTO "events" VALUES('in-play-0001',2,'answer',-1,'deal 5',NULL,'');
INSERT INTO "events" VALUES('in-play-0001',3,'answer',-1,'deal 5',NULL,'');
INSERT INTO "events" VALUES('in-play-0001',4,'answer',-1,'deal 4',NULL,'');
INSERT INTO "events" VALUES('in-play-0001',5,'answer',-1,'deal 6',NULL,'');
INSERT INTO "events" VALUES('in-play-0001',6,'answer',-1,'deal 4',NULL,'a9fe9370');
INSERT INTO "events" VALUES('in-play-0001',7,'answer',0,'bid 5',6,'920f29a6');
INSERT INTO "events" VALUES('in-play-0001',8,'answer',0,'bid 5',7,'0ba3a9b0');
INSERT INTO "events" VALUES('in-play-0001',9,'answer',0,'bid 6',8,'a5180483');
INSERT INTO "events" VALUES('in-play-0001',10,'answer',1,'bid 4',6,'97d1a529');
INSERT INTO "events" VALUES('in-play-0001',11,'answer',1,'bid 4',7,'aced65aa');
INSERT INTO "events" VALUES('in-play-0001',12,'answer',1,'bid 6',8,'');
INSERT INTO "events" VALUES('in-play-0001',13,'answer',-1,'reveal',NULL,'a42f7459');
INSERT INTO "events" VALUES('in-play-0001',14,'answer',0,'peek',10,'d4e8ec82');
INSERT INTO "events" VALUES('in-play-0001',15,'undo',0,'step 13',11,'a42f7459');
INSERT INTO "events" VALUES('is-over-0001',1,'answer',-1,'deal 6',NULL,'');
INSERT INTO "events" VALUES('is-over-0001',2,'answer',-1,'deal 6',NULL,'');
INSERT INTO "events" VALUES('is-over-0001',3,'answer',-1,'deal 3',NULL,'');
INSERT INTO "events" VALUES('is-over-0001',4,'answer',-1,'deal 1',NULL,'');
INSERT INTO "events" VALUES('is-over-0001',5,'answer',-1,'deal 3',NULL,'');
INSERT INTO "events" VALUES('is-over-0001',6,'answer',-1,'deal 2',NULL,'1d2b4f41');
INSERT INTO "events" VALUES('is-over-0001',7,'answer',0,'bid 3',6,'e9b1e8fe');
INSERT INTO "events" VALUES('is-over-0001',8,'answer',0,'bid 6',7,'6f488e12');
INSERT INTO "events" VALUES('is-over-0001',9,'answer',0,'bid 6',8,'d85b3c3e');
INSERT INTO "events" VALUES('is-over-0001',10,'answer',1,'bid 1',6,'7aaad596');
INSERT INTO "events" VALUES('is-over-0001',11,'answer',1,'bid 2',7,'081b10fa');
INSERT INTO "events" VALUES('is-over-0001',12,'answer',1,'bid 3',8,'');
INSERT INTO "events" VALUES('is-over-0001',13,'answer',-1,'reveal',NULL,'926fd295');
INSERT INTO "events" VALUES('is-over-0001',14,'answer',0,'peek',10,'22dd1f5a');
INSERT INTO "events" VALUES('is-over-0001',15,'answer',0,'boast',11,'');
INSERT INTO "events" VALUES('is-over-0001',16,'answer',-1,'deal 5',NULL,'');
INSERT INTO "events" VALUES('is-over-0001',17,'answer',-1,'deal 3',NULL,'');
INSERT INTO "events" VALUES('is-over-0001',18,'answer',-1,'deal 4',NULL,'');
INSERT INTO "events" VALUES('is-over-0001',19,'answer',-1,'deal 5',NULL,'');
INSERT INTO "events" VALUES('is-over-0001',20,'answer',-1,'deal 5',NULL,'');
INSERT INTO "events" VALUES('is-over-0001',21,'answer',-1,'deal 1',NULL,'5debdc15');
INSERT INTO "events" VALUES('is-over-0001',22,'answer',0,'bid 4',18,'8aeffbb1');
INSERT INTO "events" VALUES('is-over-0001',23,'answer',0,'enough',19,'8f289675');
INSERT INTO "events" VALUES('is-over-0001',24,'answer',1,'bid 5',18,'0eac5d67');
INSERT INTO "events" VALUES('is-over-0001',25,'answer',1,'bid 1',19,'162b33cd');
INSERT INTO "events" VALUES('is-over-0001',26,'answer',1,'bid 5',20,'');
INSERT INTO "events" VALUES('is-over-0001',27,'answer',-1,'reveal',NULL,'89981985');
INSERT INTO "events" VALUES('is-over-0001',28,'answer',1,'boast',22,'');
INSERT INTO "events" VALUES('is-over-0001',29,'answer',-1,'deal 3',NULL,'');
INSERT INTO "events" VALUES('is-over-0001',30,'answer',-1,'deal 2',NULL,'');
INSERT INTO "events" VALUES('is-over-0001',31,'answer',-1,'deal 2',NULL,'');
INSERT INTO "events" VALUES('is-over-0001',32,'answer',-1,'deal 6',NULL,'d2cb3b8c');
INSERT INTO "events" VALUES('is-over-0001',33,'answer',0,'bid 5',26,'11f2866e');
INSERT INTO "events" VALUES('is-over-0001',34,'answer',0,'bid 3',27,'af7e03fb');
INSERT INTO "events" VALUES('is-over-0001',35,'answer',0,'bid 3',28,'a21c419f');
INSERT INTO "events" VALUES('is-over-0001',36,'answer',1,'bid 2',27,'8fe50965');
INSERT INTO "events" VALUES('is-over-0001',37,'answer',1,'bid 2',28,'dfcb4c77');
INSERT INTO "events" VALUES('is-over-0001',38,'answer',1,'enough',29,'');
INSERT INTO "events" VALUES('is-over-0001',39,'answer',-1,'reveal',NULL,'dbbb70df');
INSERT INTO "events" VALUES('is-over-0001',40,'answer',0,'peek',30,'88a59d90');
INSERT INTO "events" VALUES('is-over-0001',41,'answer',0,'hush',31,'a7eba6f0');
CREATE TABLE snapshots (
	"table" VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	number INTEGER NOT NULL, 
	data BLOB NOT NULL, 
	PRIMARY KEY ("table", kind), 
	FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(64) NOT NULL, 
	rules INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seed BIGINT, 
	created BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	asked VARCHAR(64) NOT NULL, 
	turns INTEGER NOT NULL, 
	over BOOLEAN NOT NULL, 
	rematch VARCHAR(32), luck VARCHAR(64) DEFAULT '' NOT NULL, begun INTEGER DEFAULT '0' NOT NULL, written VARCHAR(32) DEFAULT '' NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('in-play-0001','sealed-bids',1,'',NULL,1794871630228,1794871630521,'0',2,0,NULL,'3075dc2fab2a1df10e2b0fcedca424f1',0,'LGNBA6pL6EjN6FgJ');
INSERT INTO "tables" VALUES('is-over-0001','sealed-bids',1,'',NULL,1794871630577,1794871631394,'',3,1,NULL,'00f2f1b41b05cbfa24e0ee25c8f61de5',0,'3OgA8DIuu6tvTHYk');
CREATE INDEX chairs_by_token ON chairs (token);
COMMIT;
