import { beforeEach, describe, expect, it } from "vitest";
import { count, list, preferred, say, speak, WORDS, type Key } from "../src/words/words.ts";

const FIELDS = /\{\w+\}/g;
const KEYS = Object.keys(WORDS.en) as Key[];

describe("the page's words", () => {
  beforeEach(() => speak("en"));

  it("are the same in both languages, key by key", () => {
    expect(Object.keys(WORDS.fr).sort()).toEqual(Object.keys(WORDS.en).sort());
  });

  it.each(KEYS)("%s says something, with the same fields", (key) => {
    expect(WORDS.fr[key].trim()).not.toBe("");
    expect(WORDS.en[key].trim()).not.toBe("");
    expect([...WORDS.fr[key].matchAll(FIELDS)].map(String).sort()).toEqual([...WORDS.en[key].matchAll(FIELDS)].map(String).sort());
  });

  it("are used somewhere", () => {
    const files = import.meta.glob("../src/**/*.ts", { query: "?raw", import: "default", eager: true });
    const sources = Object.entries(files).filter(([path]) => !path.includes("/words/")).map(([, text]) => String(text)).join("\n");
    const made = /^(status|until|level|count|rules|help)\./; // keys that are composed, or listed in a table
    expect(KEYS.filter((key) => !made.test(key) && !sources.includes(`"${key}"`))).toEqual([]);
  });

  it("fill in their fields", () => {
    expect(say("bar.waiting", { names: "Ada" })).toBe("Waiting for Ada.");
    expect(count("turns", 1)).toBe("1 turn");
    expect(list(["Ada", "Grace", "Alan"])).toBe("Ada, Grace, and Alan");
  });

  it("are French unless the reader prefers English", () => {
    expect(preferred("", ["de", "en-GB", "fr"])).toBe("en");
    expect(preferred("", ["de"])).toBe("fr");
    expect(preferred("fr", ["en"])).toBe("fr");
  });
});
