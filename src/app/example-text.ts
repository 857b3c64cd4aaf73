/** A fenced block of a rulebook: a scenario, and the § under which it stands. */
export interface ExampleText {
  /** «3.4»; the number of the nearest heading above. */
  rule: string;
  /** «3.4», «3.4-2» … unlike any other of its rulebook: its address on the page. */
  id: string;
  title: string;
  /** What the title leaves unsaid: the further lines of the comment. */
  remark: string;
  /** The scenario as a file of its own, with its ruleset named. */
  text: string;
  /** How many lines of the rulebook stand above it, so that a fault names the line in the rulebook. */
  above: number;
}

const heading = /^#{2,3} (\d+(?:\.\d+)*)\s/u;
const fence = /^```(?:yaml)?\s*$/u;

/**
 * The examples of a rulebook, in the order written. Each is a block fenced as `yaml`; its first lines are a comment:
 * the title, then a remark. The ruleset need not be named: it is the rulebook's own.
 */
export function exampleTexts(markdown: string, ruleset: string): readonly ExampleText[] {
  const found: ExampleText[] = [];
  let rule = '';
  let block: { lines: string[]; above: number } | null = null;
  for (const [index, line] of markdown.split('\n').entries()) {
    if (block === null) {
      rule = heading.exec(line)?.[1] ?? rule;
      if (fence.test(line)) block = { lines: [], above: index + 1 };
    } else if (fence.test(line)) {
      const before = found.filter((it) => it.rule === rule).length;
      const id = before === 0 ? rule : `${rule}-${before + 1}`;
      found.push({ rule, id, above: block.above, ...parts(block.lines, ruleset) });
      block = null;
    } else {
      block.lines.push(line);
    }
  }
  return found;
}

function parts(lines: readonly string[], ruleset: string): Pick<ExampleText, 'title' | 'remark' | 'text'> {
  const from = lines.findIndex((line) => !line.startsWith('#'));
  const [title = '', ...remark] = lines.slice(0, from).map((line) => line.replace(/^#\s*/u, ''));
  const text = [...lines.slice(0, from), `ruleset: ${ruleset}`, ...lines.slice(from), ''].join('\n');
  return { title, remark: remark.join(' '), text };
}
