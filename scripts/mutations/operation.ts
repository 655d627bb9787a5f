import type { Mutation } from './mutation.ts'

/** Rows H, C, D, P and W: answers, caches, bad days, retention, accessibility. */
export const operationMutations: Mutation[] = [
  {
    row: 'H1',
    without: 'a header',
    change: [['"Referrer-Policy": "strict-origin-when-cross-origin",', '']],
    noticed: 'carries the security headers|has every security header',
  },
  {
    row: 'H1',
    without: 'no-store on members’ pages',
    change: [[/"Cache-Control", "(private, )?no-store"/, '"X-Cache-Control", "no-store"']],
    noticed: 'members’ pages are sent with no-store',
  },
  {
    row: 'C1',
    without: 'the look at whether an address is that of a page’s data',
    change: [[/isInternal = \(path\w*\) => [^;]+;/, 'isInternal = () => false;']],
    noticed: 'the data of a page is never served as a page',
  },
  {
    row: 'C1',
    without: 'the list of values that change a page',
    change: [['value !== null && allowed.includes(value)', 'value !== null']],
    noticed: 'other spellings of an address add no page to the cache',
  },
  {
    row: 'C1',
    without: 'one page for all unknown notes and letters',
    change: [['? notFoundPage : page', '? page : page']],
    noticed: 'all unknown notes, categories and letters are served from one rendered page',
  },
  {
    row: 'C1',
    without: 'renders for the cache that bring no cookies, and keys that are written as a query',
    change: [
      ['mode === "request" ? ownRequest(c, path)', 'mode !== "error" ? ownRequest(c, path)'],
      ['value !== null && allowed.includes(value)', 'value !== null'],
      ['kept.set(name, value)', 'kept.set(name, value), kept.toString = () => [name, value].join("=")'],
    ],
    noticed: 'an admin’s cookies never reach a cached page',
  },
  {
    row: 'C1',
    without: 'previews that no cache may keep',
    change: [['"private, no-store"', '"public, max-age=300"']],
    noticed: 'previews are sent with no-store',
  },
  {
    row: 'H1',
    without: 'no referrer from pages with a token',
    change: [['response.headers.set("Referrer-Policy", "no-referrer")', 'false']],
    noticed: 'a page with a token in its address sends no referrer',
  },
  {
    row: 'H1',
    without: 'what signing out clears',
    change: [['"Clear-Site-Data": ', '"X-None": ']],
    noticed: 'signing out clears the browser’s cached pages',
  },
  {
    row: 'D2',
    without: 'the lock of the embedded data',
    change: [['if (take(draft, path)) return', 'if (take(draft, path) || true) return']],
    noticed: 'a second process on the same data is refused',
  },
  {
    row: 'D2',
    without: 'the recognition of a stale lock',
    change: [['if (holder && isAlive(holder))', 'if (holder)']],
    noticed: 'data of a killed process is taken over',
  },
  {
    row: 'D3',
    without: 'the finish of what is under way',
    change: [['await drain.finish(drainTimeoutMs);', '']],
    noticed: 'on SIGTERM readiness fails first',
  },
  {
    row: 'D4',
    without: 'the listener for what other processes publish',
    change: [['channels.get(channel)?.()', 'void 0']],
    noticed: 'a note published at one process is on the pages of both',
  },
  {
    row: 'D4',
    without: 'the watch for jobs of a process that is gone',
    change: [['if (engine === "postgres") stopWatching.push(', 'if (false) stopWatching.push(']],
    noticed: 'jobs of a killed process are taken over',
  },
  {
    row: 'D4',
    without: 'the heartbeat of a job under way',
    change: [['heartbeatRefreshSeconds: 3', 'heartbeatRefreshSeconds: 40']],
    noticed: 'a long job is left to the living process',
  },
  {
    row: 'D4',
    without: 'the return of cut jobs to the queue of the embedded database',
    change: [['if (engine === "embedded") await boss', 'if (false) await boss']],
    noticed: 'a process killed while it sends a mail',
  },
  {
    row: 'D5',
    without: 'the time limit of a query',
    change: [
      ['statement_timeout: 10 * seconds,', ''],
      ['query_timeout: 12 * seconds,', ''],
    ],
    noticed: 'a database that stops answering leads to 503',
  },
  {
    row: 'D5',
    without: 'the second that a ping’s answer is kept, and the wait for the one under way',
    change: [
      ['until: now() + cacheMs', 'until: 0'],
      ['pinging ??= ping()', 'pinging = ping()'],
      ['checking ??= check()', 'checking = check()'],
    ],
    noticed: 'a flood of readiness checks does not query the database for each',
  },
  {
    row: 'D6',
    without: 'the files in a backup',
    change: [['await linkedFiles?.write(write);', '']],
    noticed: 'a backup of a busy site',
  },
  {
    row: 'P2',
    without: 'the end of the log’s time',
    change: [['log: { months: 24 }', 'log: { months: 2400 }']],
    noticed: 'are deleted when their retention is over',
  },
  {
    row: 'P2',
    without: 'the end of earlier versions’ time',
    change: [['revisions: { months: 24 }', 'revisions: { months: 2400 }']],
    noticed: 'are deleted when their retention is over',
  },
  {
    row: 'P2',
    without: 'the end of interests’ time',
    change: [['interests: { months: 12 }', 'interests: { months: 1200 }']],
    noticed: 'are deleted when their retention is over',
  },
  {
    row: 'W1',
    without: 'the name of the button that opens the menu',
    change: [[/"aria-label": t\("menu"\),\n(\t+)className: "-mr-3/, 'className: "-mr-3']],
    noticed: 'axe finds no violations: the home page on a phone',
  },
  {
    row: 'W1',
    without: 'the places where a typed text may break in a table',
    change: [['wrap-anywhere', '']],
    noticed: 'the longest text of every field fits every page: admin',
  },
]
