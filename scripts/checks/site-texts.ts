import { type Info, parse } from "csv-parse/sync";
import { listMessages } from "./locale-files";
import type { SourceTree, TreeFile } from "./source-tree";

/** One sentence or label that a reader may see. */
export interface SiteText {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const WRITTEN =
  /^(backend\/content\/(en|bn)\/.+\.json|backend\/db\/seed\/.+\.(ts|json)|data\/demo\/.+\.json|backend\/http\/(?!docs\/).+\.(ts|json)|server\/refusal-[\w-]+\.(ts|json)|utils\/(menu|pictures)\/(menu|picture-labels)\.json|backend\/domain\/messages\/[\w-]+-texts\.(ts|json)|tools\/documents\/texts\/.+\.md)$/;
/** Files without sentences: spellings that people may search for, addresses of places, and code that generates rows. */
const LEFT_OUT = /^backend\/db\/seed\/(search|write-)/;
/** Tables of labels: each column such as `names.en` or `title_bn` is in one language. */
const TABLE = /^data\/.+\.csv$/;
const TEXT_COLUMN = /[._](en|bn)$/;
const SEARCH_WORDS = /^\s*"?words"?:/;
const COMMENT = /^\s*(\/\/|\/?\*|import )/;
const LITERAL = /"(?<double>(?:[^"\\\n]|\\.)*)"(?<key>\s*:)?|`(?<template>[^`\n]*)`/g;

/** Every text of locales, pages, seed data, errors, messages and documents, with its line. */
export function listSiteTexts(tree: SourceTree): SiteText[] {
  const messages = listMessages(tree).map(({ file, line, text }) => ({ file, line, text }));
  const written = tree.files.filter(({ path }) => WRITTEN.test(path) && !LEFT_OUT.test(path)).flatMap(textsOf);
  const tables = tree.files.filter(({ path }) => TABLE.test(path)).flatMap(labelsOf);
  return [...messages, ...written, ...tables];
}

function labelsOf({ path, text }: TreeFile): SiteText[] {
  const rows = parse<{ record: Record<string, string>; info: Info }>(text, { bom: true, columns: true, info: true });
  return rows.flatMap(({ record, info }) =>
    Object.entries(record)
      .filter(([column, label]) => TEXT_COLUMN.test(column) && label !== "")
      .map(([, label]) => ({ file: path, line: info.lines, text: label })),
  );
}

function textsOf(file: TreeFile): SiteText[] {
  const isProse = file.path.endsWith(".md");
  return file.text.split("\n").flatMap((line, index) => {
    const at = { file: file.path, line: index + 1 };
    if (isProse) return line.trim() === "" ? [] : [{ ...at, text: line }];
    if (SEARCH_WORDS.test(line) || COMMENT.test(line)) return [];
    return Array.from(line.matchAll(LITERAL)).flatMap(({ groups }) => {
      const text = groups?.["key"] === undefined ? (groups?.["double"] ?? groups?.["template"]) : undefined;
      return text === undefined || text === "" ? [] : [{ ...at, text }];
    });
  });
}
