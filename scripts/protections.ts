/** One protection taken away from the built server, and the tests of its row that must notice. */
export type Protection = {
  row: string
  without: string
  /** In the build's own words; each has to be there. */
  change: [from: string | RegExp, to: string][]
  /** Found in the title of a test; at least one such test has to fail. */
  noticed: string
}

export const protections: Protection[] = [
  {
    row: 'A1',
    without: 'nobody’s hash, which an unknown address is checked against',
    change: [['hash ?? await nobodys', 'hash ?? ""']],
    noticed: 'the time of an answer does not tell it either: /login',
  },
  {
    row: 'A1',
    without: 'the same work for a second access request',
    change: [
      [
        /await (ctx\.db\.insert\(accessRequests[\s\S]*?\.onConflictDoNothing\(\));\s*await (?=ctx\.jobs\.enqueue)/,
        'const kept = await $1.returning(); if (kept.length > 0) await ',
      ],
    ],
    noticed: 'the time of an answer does not tell it either: /request-access',
  },
  {
    row: 'A1',
    without: 'one answer for known and unknown addresses',
    change: [
      ['return startSession(ctx, user.id, userAgent);', '$&if (!user) throw new AppError("refused", "domain");'],
    ],
    noticed: 'no answer tells whether an address is known',
  },
  {
    row: 'A2',
    without: 'the count of tries at an account',
    change: [['if (form.account) await limiter.count', 'if (false) await limiter.count']],
    noticed: 'guessing is slowed for an account',
  },
  {
    row: 'A2',
    without: 'distrust of what a proxy was told',
    change: [['if (!isTrusted(hop)) return hop;', 'return hops.at(-1);']],
    noticed: 'for an address whatever it claims',
  },
  {
    row: 'A2',
    without: 'distrust of who is no proxy',
    change: [['|| !isTrusted(direct)) return direct', ') return direct']],
    noticed: 'for an address whatever it claims|whatever addresses it claims',
  },
  {
    row: 'A3',
    without: 'the look at whether a link was used',
    change: [[/isNull\((accountLinks\$?\d*)\.usedAt\), isNull\(\1\.replacedAt\), gt\(/, 'isNull($1.replacedAt), gt(']],
    noticed: 'a reset link is used once|an invitation is used once',
  },
  {
    row: 'A3',
    without: 'the end of a link when a newer one is sent',
    change: [[/\.set\(\{ replacedAt: [\w.]+ \}\)/, '.set({ replacedAt: null })']],
    noticed: 'a reset link is used once',
  },
  {
    row: 'A3',
    without: 'the owner’s right alone to read the first admin’s link',
    change: [['open(part, "wx", 384)', 'open(part, "wx", 420)']],
    noticed: 'the first admin is made with the link in a file',
  },
  {
    row: 'A3',
    without: 'the look at whether a person reads the console',
    change: [['isTerminal = () => process.stdout.isTTY === true', 'isTerminal = () => true']],
    noticed: 'the first admin is made with the link in a file',
  },
  {
    row: 'A4',
    without: 'the password that the demo chooses away from localhost',
    change: [['isLocal(settings) ? localPassword', 'true ? localPassword']],
    noticed: 'away from localhost the demo chooses a password',
  },
  {
    row: 'A4',
    without: 'the refusal of sample accounts under https',
    change: [['if (!settings.secure || !await hasSamples', 'if (true || !await hasSamples']],
    noticed: 'with https a start on a database with sample accounts',
  },
  {
    row: 'A4',
    without: 'the look at guessable passwords',
    change: [[/async function refuseGuessable\(.*\n/, '$&return;\n']],
    noticed: 'a guessable password is refused',
  },
  {
    row: 'A4',
    without: 'the last of 64 signs',
    change: [[/async function hashPassword\(password\b.*\n/, '$&password = password.slice(0, 40);\n']],
    noticed: 'one of 64 signs counts to the last',
  },
  {
    row: 'S1',
    without: 'the end of a session at sign-out',
    change: [['if (session) await endSession(', 'if (false) await endSession(']],
    noticed: 'over at sign-out',
  },
  {
    row: 'S1',
    without: 'the end of sessions at a reset, a demotion and a removal',
    change: [[/async function endSessions\(.*\n/, '$&return;\n']],
    noticed: 'end sessions at once|whoever is demoted is out',
  },
  {
    row: 'S2',
    without: 'HttpOnly',
    change: [['Max-Age=2592000; HttpOnly;', 'Max-Age=2592000;']],
    noticed: 'the cookie is for the server alone',
  },
  {
    row: 'S2',
    without: '__Host- before the cookie of the language',
    change: [['secure ? "__Host-" : ""}lang=', '""}lang=']],
    noticed: 'every cookie is kept safe',
  },
  {
    row: 'Z1',
    without: 'the gate of the admin area',
    change: [[/= \[requireAdmin\]/, '= []']],
    noticed: 'who gets what',
  },
  {
    row: 'Z2',
    without: 'the look at whom an event is for',
    change: [['|| !can(ctx.actor, "event.see", event)', '']],
    noticed: 'no one ends another’s session, answers or reads',
  },
  {
    row: 'Z2',
    without: 'the owner in the end of a session',
    change: [[/and\(eq\((sessions\$?\d*)\.id, id\), eq\(\1\.userId, userId\)\)/, 'eq($1.id, id)']],
    noticed: 'no one ends another’s session',
  },
  {
    row: 'Z3',
    without: 'the look at whether another admin just did it',
    change: [[/async function isJustDone\(.*\n/, '$&return false;\n']],
    noticed: 'whatever two admins do at once',
  },
  {
    row: 'Z3',
    without: 'the look at whether a request is still pending',
    change: [
      ['and(inArray(accessRequests.id, ids), eq(accessRequests.status, "pending"))', 'inArray(accessRequests.id, ids)'],
    ],
    noticed: 'whatever two admins do at once',
  },
  {
    row: 'Z3',
    without: 'the last admin’s stay',
    change: [['ctx.admins.length === 1', 'false']],
    noticed: 'leave one',
  },
  {
    row: 'Z3',
    without: 'the log',
    change: [[/async function recordAction\(.*\n/, '$&return;\n']],
    noticed: 'leaves one row of the log',
  },
  {
    row: 'Z3',
    without: 'the look at notes that someone else wrote meanwhile',
    change: [['if (request.notes !== before)', 'if (false)']],
    noticed: 'of two who write notes at once',
  },
  {
    row: 'I1',
    without: 'the largest number that a column takes',
    change: [['largestNumber = 2 ** 31 - 1', 'largestNumber = Infinity']],
    noticed: 'what no field can take is refused',
  },
  {
    row: 'I1',
    without: 'the refusal of signs that can’t be stored',
    change: [['!value.includes("\\0") && value.isWellFormed()', 'true']],
    noticed: 'what no field can take is refused',
  },
  {
    row: 'I2',
    without: 'React’s escaping of an event’s title',
    change: [[/children: event\.title\b/, 'dangerouslySetInnerHTML: { __html: event.title }']],
    noticed: 'nothing that anyone has stored runs',
  },
  {
    row: 'I3',
    without: 'the apostrophe before a formula',
    change: [['escape_formulas: true', 'escape_formulas: false']],
    noticed: 'no export runs it|what could be a formula is none',
  },
  {
    row: 'I4',
    without: 'the look at where signing in leads',
    change: [['redirect(safeDestination(to)', 'redirect(to ?? "/select-role"']],
    noticed: 'signing in leads nowhere but to our own pages',
  },
  {
    row: 'I5',
    without: 'the look at Origin',
    change: [['if (!mayChange(', 'if (false && !mayChange(']],
    noticed: 'from another site, or from none|from another site or from none',
  },
  {
    row: 'I5',
    without: 'the limit of a body',
    change: [['maxSize: largestBody,', 'maxSize: Infinity,']],
    noticed: 'a body over 64 KB is refused',
  },
  {
    row: 'I5',
    without: 'the answer to a body that can’t be read',
    change: [[/\.catch\(\(\) => \{\s*throw data\$?\d*\(null, \{ status: 400 \}\);\s*\}\)/, '']],
    noticed: 'what can not be read is refused',
  },
  {
    row: 'F1',
    without: 'the field that only scripts fill in',
    change: [['typed.values["website"] ? void 0 : ', '']],
    noticed: 'fills in the hidden field|filled in by a script',
  },
  {
    row: 'F1',
    without: 'the count of forms',
    change: [['window.tries > limit.tries', 'false']],
    noticed: 'the eleventh form',
  },
  {
    row: 'F1',
    without: 'the limit of clicks',
    change: [['services.clickLimiter.allows(clientAddress)', 'true']],
    noticed: 'clicks are written when the server stops',
  },
  {
    row: 'U1',
    without: 'the look at what a file is',
    change: [['if (kind !== named) throw', 'if (false) throw']],
    noticed: 'is refused with its reason, and nothing is stored',
  },
  {
    row: 'U1',
    without: 'the look at whom a file is for',
    change: [['|| !can(ctx.actor, "insight.read", insight)', '']],
    noticed: 'for those who may have them',
  },
  {
    row: 'E1',
    without: 'names and addresses apart, and line ends refused',
    change: [
      ['!/[\\p{Cc}\\u2028\\u2029]/u.test(value)', 'true'],
      [/to: \{\s*name: mail\.toName,\s*address: mail\.toAddress\s*\}/, 'to: mail.toName + " <" + mail.toAddress + ">"'],
    ],
    noticed: 'nothing typed',
  },
  {
    row: 'E1',
    without: 'our own address in mails',
    change: [[/publicUrl,\n(\t+signInPolicy)/, 'publicUrl: new URL("https://evil.example"),\n$1']],
    noticed: 'links in mails lead to the public address|mails name the public address',
  },
  {
    row: 'E2',
    without: 'the second try of a mail',
    change: [[/retryLimit: 20/, 'retryLimit: 0']],
    noticed: 'a mail server that refuses is asked again',
  },
  {
    row: 'E2',
    without: 'the transaction around a change and its job',
    change: [['db: fromDrizzle(tx, sql),', '']],
    noticed: 'a change that fails at the very end mails nothing',
  },
  {
    row: 'H1',
    without: 'a header',
    change: [['"Referrer-Policy": "strict-origin-when-cross-origin",', '']],
    noticed: 'carries the safety headers|every kind of answer has every header',
  },
  {
    row: 'H1',
    without: 'no-store on members’ pages',
    change: [[/"Cache-Control", "(private, )?no-store"/, '"X-Cache-Control", "no-store"']],
    noticed: 'members’ pages are kept by no one',
  },
  {
    row: 'D2',
    without: 'the lock of the embedded data',
    change: [['if (take(mine, path)) return', 'if (take(mine, path) || true) return']],
    noticed: 'a second process on the same data is refused',
  },
  {
    row: 'D2',
    without: 'the recognition of a stale lock',
    change: [['if (holder && isAlive(holder))', 'if (holder)']],
    noticed: 'data of a process that was killed is taken over',
  },
  {
    row: 'D3',
    without: 'the finish of what is under way',
    change: [['await drain.finish(patience);', '']],
    noticed: 'asked to stop, it is unready first',
  },
  {
    row: 'D4',
    without: 'the ear for what others publish',
    change: [['channels.get(channel)?.()', 'void 0']],
    noticed: 'what an admin publishes at one is on the pages of both',
  },
  {
    row: 'D4',
    without: 'the watch for jobs of a process that is gone',
    change: [['if (engine === "postgres") stopWatch =', 'if (false) stopWatch =']],
    noticed: 'work of a process that was killed is taken over',
  },
  {
    row: 'D4',
    without: 'the heartbeat of a job under way',
    change: [['heartbeatRefreshSeconds: 3', 'heartbeatRefreshSeconds: 40']],
    noticed: 'work that takes long is left to the living process',
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
    noticed: 'a database that has gone silent is given up on',
  },
  {
    row: 'D5',
    without: 'the second that a ping’s answer is kept, and the wait for the one under way',
    change: [
      ['until: now() + keepMs', 'until: 0'],
      ['pinging ??= ping()', 'pinging = ping()'],
      ['asking ??= ask()', 'asking = ask()'],
    ],
    noticed: 'a flood of health checks asks the database once a second',
  },
  {
    row: 'D6',
    without: 'the files in a backup',
    change: [['await held?.write(write);', '']],
    noticed: 'a backup of a busy site',
  },
  {
    row: 'W1',
    without: 'the name of the button that opens the menu',
    change: [[/"aria-label": t\("menu"\),\n(\t+)className: "-mr-3/, 'className: "-mr-3']],
    noticed: 'axe finds nothing: the home page on a phone, en',
  },
]
