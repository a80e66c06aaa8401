import { html, render } from "lit";
import { describe, expect, it } from "vitest";
import { coloured, whole, type Words } from "../src/panels/sentence.ts";

function shown(words: Words): HTMLElement {
  const host = document.createElement("p");
  render(html`${words}`, host);
  return host;
}

const texts = (words: Words, what: string): (string | null)[] => [...shown(words).querySelectorAll(what)].map((one) => one.textContent);

describe("a sentence", () => {
  const names = (text: string, ...people: string[]): (string | null)[] => texts(coloured(text, { names: people, camps: ["red", "blue"] }), "b");

  it("colours the names of players", () => {
    const words = coloured("Au tour d'Ada : Halley attend", { names: ["Halley", "Ada"], camps: ["red", "blue"] });
    expect([...shown(words).querySelectorAll("b")].map((one) => [one.textContent, one.className])).toEqual([["Ada", "camp-blue"], ["Halley", "camp-red"]]);
    expect(shown(words).textContent).toBe("Au tour d'Ada : Halley attend");
  });

  it("colours no part of another word", () => {
    expect(names("Ada discards Adaptable Uplift Race", "Ada")).toEqual(["Ada"]);
    expect(names("Ève relève le défi de Zoé, pas de Zo", "Zo", "Ève")).toEqual(["Ève", "Zo"]);
  });

  it("takes the longer of two names", () => {
    expect(names("Ada Grace flies", "Ada", "Ada Grace")).toEqual(["Ada Grace"]);
  });

  it("keeps a piece's letter on the line of its word, and says the same", () => {
    const text = "Cassini fait avancer D-rouge, A-bleue et le turbo-propulseur";
    expect(texts(whole(text), ".whole")).toEqual(["D-rouge", "A-bleue"]);
    expect(shown(whole(text)).textContent).toBe(text);
  });
});
