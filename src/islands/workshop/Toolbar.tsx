import type { Editor } from '@tiptap/core';
import { closeHistory, redoDepth, undoDepth } from '@tiptap/pm/history';
import type { Transaction } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { quoteToggled } from './quote.ts';
import { separated } from './separator.ts';
import { ToolMark } from './ToolMark.tsx';
import { linesOut } from './verse-lines.ts';

interface Props {
  editor: Editor | null;
  /** The report may be written from here. */
  open: boolean;
  drafting: boolean;
  /** null: the report is published, and nothing is drafted any more. */
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
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')];
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

/** Undone, a separator takes nothing with it that was typed right before. */
function separate(editor: Editor): void {
  const tr = separated(editor.state);
  dispatch(editor, tr && closeHistory(tr));
}

function dispatch(editor: Editor, tr: Transaction | null): void {
  if (tr) editor.view.dispatch(tr.scrollIntoView());
  editor.view.focus();
}

interface ToolProps {
  /** What its sign means. */
  name?: string;
  disabled: boolean;
  pressed?: boolean;
  act: () => void;
  children: ReactNode;
}

const Tool = ({ name, disabled, pressed, act, children }: ToolProps) => (
  <button
    className="tool"
    type="button"
    aria-label={name}
    title={name}
    disabled={disabled}
    aria-pressed={pressed}
    // A press leaves the cursor where it is: what is typed next belongs there.
    onMouseDown={(event) => event.preventDefault()}
    onClick={act}
  >
    {children}
  </button>
);

/** «Оформление»: what a report may hold, and the way back. */
export function Toolbar({ editor, open, drafting, draft }: Props) {
  const active = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      title: one !== null && one.state.selection.$from.index(0) === 0,
      bold: one?.isActive('bold') ?? false,
      italic: one?.isActive('italic') ?? false,
      block: blocks.map(([type]) => one?.isActive(type) ?? false),
      undo: one !== null && undoDepth(one.state) > 0,
      redo: one !== null && redoDepth(one.state) > 0,
    }),
  });
  const disabled = !editor || !open || drafting;
  const block = ([type, label]: (typeof blocks)[number], at: number) => (
    <Tool
      key={type}
      disabled={disabled}
      pressed={(active?.block[at] ?? false) && !active?.title}
      act={() => editor && toggle(editor, type)}
    >
      {label}
    </Tool>
  );
  const [heading, ...others] = blocks.map(block);
  return (
    <div className="tools" role="toolbar" aria-label="Оформление" onKeyDown={walk}>
      {heading}
      <Tool
        name="Полужирный"
        disabled={disabled}
        pressed={active?.bold ?? false}
        act={() => editor?.chain().focus().toggleBold().run()}
      >
        <b>Ж</b>
      </Tool>
      <Tool
        name="Курсив"
        disabled={disabled}
        pressed={active?.italic ?? false}
        act={() => editor?.chain().focus().toggleItalic().run()}
      >
        <em>К</em>
      </Tool>
      {others}
      <Tool name="Разделитель" {...{ disabled }} act={() => editor && separate(editor)}>
        <ToolMark of="separator" />
      </Tool>
      <span className="tools-end">
        <Tool
          name="Отменить"
          disabled={disabled || !active?.undo}
          act={() => editor?.chain().focus().undo().run()}
        >
          <ToolMark of="undo" />
        </Tool>
        <Tool
          name="Вернуть"
          disabled={disabled || !active?.redo}
          act={() => editor?.chain().focus().redo().run()}
        >
          <ToolMark of="redo" />
        </Tool>
        {draft && (
          <Tool {...{ disabled }} act={draft}>
            {drafting ? 'Собираем…' : 'Собрать черновик'}
          </Tool>
        )}
      </span>
    </div>
  );
}
