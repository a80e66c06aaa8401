import { defineConfig } from "vitest/config";

export default defineConfig({ test: { environment: "happy-dom", isolate: false, include: ["tests/**/*.test.ts"], testTimeout: 180_000, hookTimeout: 180_000 } });
