import type { Rows } from './client.ts';

/** What auth keeps of browsers: which accounts have signed in from one. `id` is the hash of the token in its cookie. */
export interface DeviceStore {
  note(id: string, accountId: string, seenAt: Date): Promise<void>;
}

export function devices(rows: Rows): DeviceStore {
  return {
    async note(id, accountId, seenAt) {
      await rows.device.createMany({ data: { id, accountId, seenAt }, skipDuplicates: true });
    },
  };
}
