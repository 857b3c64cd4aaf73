/** What the site answered, whatever it was. */
export interface Answer {
  address: string;
  status: number;
  type: string;
  headers: string;
  body: string;
}

/** One browser without a script: it keeps cookies and follows no redirect by itself. */
export interface Visitor {
  get(path: string): Promise<Answer>;
  /** Posts a form as the page's own. */
  post(path: string, fields: Record<string, string>): Promise<Answer>;
  /** Calls a procedure as an island does. */
  query(procedure: string, input: unknown): Promise<Answer>;
  mutate(procedure: string, input: unknown): Promise<Answer>;
  /** Any request with the visitor's cookies. */
  send(path: string, init: RequestInit): Promise<Answer>;
  signIn(nick: string, password: string): Promise<void>;
}

export function visitor(site: string): Visitor {
  const jar = new Map<string, string>();

  async function send(path: string, init: RequestInit): Promise<Answer> {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(new URL(path, site), { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return {
      address: `${init.method ?? 'GET'} ${path}`,
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      headers: [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n'),
      body: await response.text(),
    };
  }

  const own: Visitor = {
    send,
    get: (path) => send(path, {}),
    post: (path, fields) =>
      send(path, { method: 'POST', headers: { origin: site }, body: new URLSearchParams(fields) }),
    query: (procedure, input) =>
      send(`/api/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`, {}),
    mutate: (procedure, input) =>
      send(`/api/trpc/${procedure}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: site },
        body: JSON.stringify(input),
      }),
    async signIn(nick, password) {
      const { status, body } = await own.post('/login', { nick, password });
      if (status !== 303) throw new Error(`${nick} could not sign in: ${status} ${body}`);
    },
  };
  return own;
}

/** The addresses on this site that a page links to, shows or posts to, without their anchors. */
export function linksOf({ body, type }: Answer, site: string): readonly string[] {
  if (!type.startsWith('text/html')) return [];
  const links = [...body.matchAll(/\s(?:href|src|action)="([^"]+)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&').replaceAll('&#38;', '&'),
  );
  return links.flatMap((link) => {
    const url = URL.canParse(link, site) ? new URL(link, site) : null;
    return url?.origin === new URL(site).origin ? [url.pathname + url.search] : [];
  });
}

/** Everything that can be reached by links from the given addresses, each asked for once. */
export async function crawl(who: Visitor, site: string, from: readonly string[]): Promise<readonly Answer[]> {
  const known = new Set(from);
  const answers: Answer[] = [];
  // The set grows while it is walked.
  for (const path of known) {
    const answer = await who.get(path);
    answers.push(answer);
    for (const link of linksOf(answer, site)) known.add(link);
    const moved = /^location: (\S+)$/m.exec(answer.headers)?.[1];
    if (moved?.startsWith('/')) known.add(moved);
  }
  return answers;
}
