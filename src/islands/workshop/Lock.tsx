import { useReady } from '../play/use-device.ts';
import { Quiet } from './Quiet.tsx';
import type { MorningActs } from './use-morning.ts';

/** L4 Whether authors may still correct their descriptions, and the act that decides it. */
export function Lock({ morning: { locked, lock, busy } }: { morning: MorningActs }) {
  const ready = useReady();
  return (
    <span className="note">
      {locked ? 'Правка описаний закрыта.' : 'Авторы ещё могут править описания.'}{' '}
      <Quiet act={() => lock(!locked)} disabled={!ready || busy}>
        {locked ? 'Открыть снова' : 'Закрыть правку описаний'}
      </Quiet>
    </span>
  );
}
