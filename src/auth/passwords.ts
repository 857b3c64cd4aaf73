import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. 2 is argon2id; the package's enum is not erasable. */
const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const SHORTEST = 8;
export const LONGEST = 1000;

/** The same password typed on another system comes in another composition («й» as one character or two). */
const bytes = (password: string) => Buffer.from(password.normalize('NFKC'));

export const hashPassword = (password: string): Promise<string> => hash(bytes(password), cost);

let nobodys: Promise<string> | null = null;

/** Takes as long for an account that does not exist or has no password: the time must not tell which nicks there are. */
export async function passwordFits(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await (nobodys ??= hashPassword('nobody’s'))), bytes(password));
  return fits && Boolean(passwordHash);
}
