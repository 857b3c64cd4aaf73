import type { Editor } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import type { KeyboardEvent } from 'react';
import { quoteToggled } from './quote.ts';
import { linesOut } from './verse-lines.ts';

interface Props {
  editor: Editor | null;
  drafting: boolean;
  /** null: the report is published. */
  draft: (() => void) | null;
}

const blocks = [
  ['heading', 'Заголовок'],
  ['dialogue', 'Реплика'],
  ['verse', 'Стихи'],
  ['blockquote', 'Цитата'],
  ['bulletList', 'Список'],
  ['note', 'Заметка себе'],
] as const;

/** Arrow keys walk along the toolbar, Home and End go to its ends. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  const places: Partial<Record<string, number>> = {
    ArrowRight: (at + 1) % buttons.length,
    ArrowLeft: at - 1,
    Home: 0,
    End: -1,
  };
  const next = places[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons.at(next)?.focus();
}

function toggle(editor: Editor, type: (typeof blocks)[number][0]): void {
  const chain = editor.chain().focus();
  if (type === 'blockquote') return dispatch(editor, quoteToggled(editor.state));
  if (type === 'bulletList') return void chain.toggleBulletList().run();
  const out = type !== 'verse' && editor.isActive('verse') ? linesOut(editor.state, type) : null;
  if (out) return dispatch(editor, out);
  if (type === 'heading') chain.toggleHeading({ level: 3 }).run();
  else chain.toggleNode(type, 'paragraph').run();
}

function dispatch(editor: Editor, tr: Transaction | null): void {
  if (tr) editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
}

/** «Оформление»: what a report may hold. */
export function Toolbar({ editor, drafting, draft }: Props) {
  const active = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      title: one !== null && one.state.selection.$from.index(0) === 0,
      bold: one?.isActive('bold') ?? false,
      italic: one?.isActive('italic') ?? false,
      block: blocks.map(([type]) => one?.isActive(type) ?? false),
    }),
  });
  const disabled = !editor || draft === null || drafting;
  const block = (at: number) => {
    const [type, label] = blocks[at] ?? blocks[0];
    return (
      <button
        key={type}
        className="tool"
        type="button"
        disabled={disabled}
        aria-pressed={(active?.block[at] ?? false) && !active?.title}
        onClick={() => editor && toggle(editor, type)}
      >
        {label}
      </button>
    );
  };
  return (
    <div className="tools" role="toolbar" aria-label="Оформление" onKeyDown={walk}>
      {block(0)}
      <button
        className="tool"
        type="button"
        aria-label="Полужирный"
        disabled={disabled}
        aria-pressed={active?.bold ?? false}
        onClick={() => editor?.chain().focus().toggleBold().run()}
      >
        <b>Ж</b>
      </button>
      <button
        className="tool"
        type="button"
        aria-label="Курсив"
        disabled={disabled}
        aria-pressed={active?.italic ?? false}
        onClick={() => editor?.chain().focus().toggleItalic().run()}
      >
        <em>К</em>
      </button>
      {blocks.slice(1).map((_, at) => block(at + 1))}
      <button
        className="tool"
        type="button"
        style={{ marginLeft: 'auto' }}
        disabled={disabled}
        onClick={() => draft?.()}
      >
        {drafting ? 'Собираем…' : 'Собрать черновик'}
      </button>
    </div>
  );
}
