import { join } from 'node:path';

/**
 * The package's content/, whatever folder a command is called from. For commands alone, which run where they are
 * written: the built site is bundled elsewhere, and is started from the package's root.
 */
export const contentFolder = join(import.meta.dirname, '..', '..', 'content');
