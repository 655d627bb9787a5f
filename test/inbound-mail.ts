type MailFile = { name: string; type: string; bytes: Uint8Array; isInline?: boolean }

type MailParts = {
  to: string
  from: string
  /** Its Message-ID; by default another one for each mail. */
  id?: string
  text?: string
  /** Without a plain part then. */
  html?: string
  files?: MailFile[]
  /** Further header lines. */
  head?: string
}

const base64 = (content: string | Uint8Array) => Buffer.from(content).toString('base64').replaceAll(/.{76}/g, '$&\r\n')

const textPart = (type: string, content: string) => [
  `Content-Type: ${type}; charset=utf-8`,
  'Content-Transfer-Encoding: base64',
  '',
  base64(content),
]

const filePart = ({ name, type, bytes, isInline }: MailFile) => [
  `Content-Type: ${type}; name="${name}"`,
  `Content-Disposition: ${isInline ? 'inline' : 'attachment'}; filename="${name}"`,
  'Content-Transfer-Encoding: base64',
  '',
  base64(bytes),
]

/** A mail as a mail server hands it on. */
export function aMail({ to, from, id = `<${crypto.randomUUID()}@mail.example>`, files = [], ...parts }: MailParts) {
  const { text = 'Six weeks is what we have.', html, head } = parts
  const body = html === undefined ? textPart('text/plain', text) : textPart('text/html', html)
  const lines = [
    `From: Anna Falk <${from}>`,
    `To: Nordbro <${to}>`,
    `Message-ID: ${id}`,
    'Subject: Re: Evidence',
    'MIME-Version: 1.0',
    ...(head ? [head] : []),
  ]
  const boundary = 'part-of-the-mail'
  const content =
    files.length === 0
      ? body
      : [
          `Content-Type: multipart/mixed; boundary="${boundary}"`,
          '',
          ...[body, ...files.map(filePart)].flatMap((part) => [`--${boundary}`, ...part]),
          `--${boundary}--`,
        ]
  return new Uint8Array(Buffer.from([...lines, ...content, ''].join('\r\n')))
}
