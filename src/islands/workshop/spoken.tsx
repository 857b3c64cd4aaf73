import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';

let said = '';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function speak(words: string): void {
  said = words;
  for (const listener of listeners) listener();
}

const words = () => said;
const nothing = () => '';

/** What the desk's one live region says besides the state of saving (W9). */
export const useSpoken = (): string => useSyncExternalStore(subscribe, words, nothing);

interface Props {
  id?: string;
  className?: string;
  /** It comes up while the page is open: it is told as soon as it is there, not only when it changes. */
  news?: boolean;
  children: ReactNode;
}

/** A line that changes by itself: who cannot see it hears it, from the one region that speaks. */
export function Line({ id, className, news = false, children }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  const before = useRef(news ? '' : null);
  useEffect(() => {
    const now = line.current?.textContent?.trim() ?? '';
    if (before.current !== null && before.current !== now && now !== '') speak(now);
    before.current = now;
  });
  return (
    <p ref={line} id={id} className={className}>
      {children}
    </p>
  );
}
