import { describe, expect, test } from 'vitest';
import { inspect } from '../../src/literary/checks.ts';
import { draft } from '../../src/literary/draft.ts';
import { printMarkdown } from '../../src/literary/markdown/print.ts';
import { readMarkdown } from '../../src/literary/markdown/read.ts';
import { plainText } from '../../src/literary/report.ts';
import { nightFolders, nightsOfFile } from './scenario-nights.ts';

const demo = ['content/demo/game.yaml', 'tests/literary/reports/flowers.yaml'];

describe.each([...nightFolders, ['the demo', demo] as const])(
  'the nights of the scenarios of %s',
  (_, files) => {
    test('have drafts that nothing stops, marked or as plain text, though hardly anybody described anything', () => {
      const stopped: string[] = [];
      let nights = 0;
      for (const file of files) {
        for (const { material, cast, setting } of nightsOfFile(file)) {
          nights += 1;
          const doc = draft(material, setting, cast);
          const plain = readMarkdown(printMarkdown(doc).text).document;
          expect(plainText(doc).length, file).toBeGreaterThan(100);
          for (const one of [doc, plain])
            for (const { stops, code, message } of inspect(one, material, cast).findings)
              if (stops) stopped.push(`${file}, ${material.night}: ${code} ${message}`);
        }
      }
      expect(stopped).toEqual([]);
      expect(nights).toBeGreaterThan(8);
    });
  },
);
