import type { Mutation } from './mutation.ts'

/** Rows I, F, U, E and M: what people send, and what is mailed. */
export const inputMutations: Mutation[] = [
  {
    row: 'I1',
    without: 'the largest number that a column takes',
    change: [['maxNumber = 2 ** 31 - 1', 'maxNumber = Infinity']],
    noticed: 'values that no field can take cause no 5xx',
  },
  {
    row: 'I1',
    without: 'the refusal of signs that can’t be stored',
    change: [['!value.includes("\\0") && value.isWellFormed()', 'true']],
    noticed: 'values that no field can take cause no 5xx',
  },
  {
    row: 'I2',
    without: 'React’s escaping of an event’s title',
    change: [[/children: event\.title\b/, 'dangerouslySetInnerHTML: { __html: event.title }']],
    noticed: 'no stored script runs',
  },
  {
    row: 'I3',
    without: 'the apostrophe before a formula',
    change: [['escape_formulas: true', 'escape_formulas: false']],
    noticed: 'text in every export|no line begins as a formula',
  },
  {
    row: 'I4',
    without: 'the look at where signing in leads',
    change: [['redirect(safeDestination(to, start)', 'redirect(to ?? start']],
    noticed: 'signing in redirects to our own pages only',
  },
  {
    row: 'I5',
    without: 'the look at Origin',
    change: [['if (!mayChange(', 'if (false && !mayChange(']],
    noticed: 'a form with another Origin',
  },
  {
    row: 'I5',
    without: 'the limit of a body',
    change: [['maxSize: maxFormBytes,', 'maxSize: Infinity,']],
    noticed: 'a body over 64 KB is refused',
  },
  {
    row: 'I5',
    without: 'the answer to a body that can’t be read',
    change: [[/\.catch\(\(\) => \{\s*throw data\$?\d*\(null, \{ status: 400 \}\);\s*\}\)/, '']],
    noticed: 'a body that can’t be parsed is refused',
  },
  {
    row: 'F1',
    without: 'the field that only scripts fill in',
    change: [['fields.values["website"] ? void 0 : ', '']],
    noticed: 'the hidden field filled in',
  },
  {
    row: 'F1',
    without: 'the count of forms',
    change: [['count.tries > maxTries', 'false']],
    noticed: 'the fifty-first form',
  },
  {
    row: 'F1',
    without: 'the limit of clicks',
    change: [['services.clickLimiter.allows(clientAddress)', 'true']],
    noticed: 'clicks are stored at the latest',
  },
  {
    row: 'U1',
    without: 'the look at what a file is',
    change: [['if (kind !== namedKind) throw', 'if (false) throw']],
    noticed: 'is refused with its reason, and nothing is stored',
  },
  {
    row: 'U1',
    without: 'the look at whom a file is for',
    change: [['|| !can(ctx.actor, "insight.read", insight)', '']],
    noticed: 'served only to members they are for',
  },
  {
    row: 'E1',
    without: 'names and addresses apart, and line ends refused',
    change: [
      ['!/[\\p{Cc}\\u2028\\u2029]/u.test(value)', 'true'],
      [/to: \{\s*name: mail\.toName,\s*address: mail\.toAddress\s*\}/, 'to: mail.toName + " <" + mail.toAddress + ">"'],
    ],
    noticed: 'adds a header or a recipient to a mail',
  },
  {
    row: 'E1',
    without: 'a placeholder of its own for the token of each mail',
    change: [[/secretPlaceholder: `secret-\$\{randomUUID\(\)\}`/, 'secretPlaceholder: "__secret__"']],
    noticed: 'the token of an invitation is only in our own link',
  },
  {
    row: 'E1',
    without: 'our own address in mails',
    change: [[/publicUrl,\n(\t+signInPolicy)/, 'publicUrl: new URL("https://evil.example"),\n$1']],
    noticed: 'links in mails lead to the PUBLIC_URL|mails name the PUBLIC_URL',
  },
  {
    row: 'E2',
    without: 'the second try of a mail',
    change: [[/retryLimit: 20/, 'retryLimit: 0']],
    noticed: 'a mail that the mail server refuses is retried',
  },
  {
    row: 'E2',
    without: 'the transaction around a change and its job',
    change: [['db: fromDrizzle(tx, sql),', '']],
    noticed: 'a change whose commit fails sends no mail',
  },
  {
    row: 'M1',
    without: 'the receipt that holds nothing of what was typed',
    change: [['await renderMail(ctx, locale, write.person)', 'await renderMail(ctx, locale, write.team)']],
    noticed: 'the receipt to an unverified address holds nothing that was typed',
  },
  {
    row: 'M1',
    without: 'the count of receipts',
    change: [['receiptsPerDay = 2', 'receiptsPerDay = 99']],
    noticed: 'an address gets two receipts a day',
  },
  {
    row: 'M1',
    without: 'the refusal of web addresses in names',
    change: [[/hasNoWebAddress = \(value\) => /, '$&true || ']],
    noticed: 'a name with a web address is refused',
  },
  {
    row: 'I5',
    without: 'the look for control characters',
    change: [[/hasControlCharacter\(pathname\)/, 'false']],
    noticed: 'a control character in a path is refused with 400',
  },
  {
    row: 'I5',
    without: 'the look at whether the client is at fault',
    change: [[/function clientFault\(.*\n/, '$&return;\n']],
    noticed: 'clients that disconnect are counted as 499',
  },
  {
    row: 'I5',
    without: 'the browser’s word that a withheld origin is our own',
    change: [['origin === "null" && fetchSite === "same-origin"', 'origin === "null"']],
    noticed: 'a page with a token in its address sends no referrer',
  },
  {
    row: 'I2',
    without: 'the check of addresses that editors type',
    change: [['(value) => isOwnAddress(value) || URL.parse(value)?.protocol === "https:"', '() => true']],
    noticed: 'an address that is neither ours nor https is refused as the privacy page',
  },
]
