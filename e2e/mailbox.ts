import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = Email & {
  /** The recipients of the SMTP envelope, which may differ from the headers. */
  recipients: string[]
}

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>

const same = (one: string | undefined, other: string) => one?.toLowerCase() === other.toLowerCase()

export const isTo = (address: string) => (mail: ReceivedMail) => mail.recipients.some((to) => same(to, address))

/** Tells of a sign-in or a change of the account, beside what a test has asked for. */
export const isNotice = ({ text }: ReceivedMail) => text?.includes('/not-me?') === true

/** Matches the mails of one request: to the person, and to the team with the person in Reply-To. */
export const isAbout = (address: string) => (mail: ReceivedMail) =>
  isTo(address)(mail) || (mail.replyTo ?? []).some((reply) => same(reply.address, address))

type MailboxOptions = {
  port?: number
  /** Returns the text of a refusal for the current recipient, or undefined to accept it. */
  refuses?: () => string | undefined
  /** The answer to a recipient waits for this promise; until then the mail is being sent. */
  holds?: (recipient: string) => Promise<void> | undefined
}

/** A real mail server on loopback. */
export async function openMailbox(options: MailboxOptions = {}) {
  const { port: requestedPort = 0, refuses = () => undefined, holds = () => undefined } = options
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: async ({ address }, _session, done) => {
      await holds(address)
      const answer = refuses()
      done(answer ? Object.assign(new Error(answer), { responseCode: 550 }) : undefined)
    },
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = []
      try {
        for await (const chunk of stream) chunks.push(chunk)
      } catch {
        // The sender was killed while sending: the mail is not accepted.
        return
      }
      const recipients = session.envelope.rcptTo.map((to) => to.address)
      mails.push({ ...(await PostalMime.parse(Buffer.concat(chunks))), recipients })
      done()
    },
  })
  await new Promise<void>((resolve) => server.listen(requestedPort, '127.0.0.1', resolve))
  // A client that is killed while sending is no error here.
  server.on('error', () => {})
  const { port } = server.server.address() as AddressInfo

  /** The first mail that `matches`, within 20 seconds. */
  async function find(description: string, matches: (mail: ReceivedMail) => boolean) {
    const deadline = Date.now() + 20_000
    while (Date.now() < deadline) {
      const mail = mails.find(matches)
      if (mail) return mail
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`No mail ${description} came within 20 s`)
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: (matches: (mail: ReceivedMail) => boolean = () => true) => mails.filter(matches),
    /** Counts the different mails of a request by Message-ID, which a second copy keeps. */
    countAbout: (address: string) => new Set(mails.filter(isAbout(address)).map(({ messageId }) => messageId)).size,
    countCopies: () => mails.length - new Set(mails.map(({ messageId }) => messageId)).size,
    mailTo: (address: string) => find(`to ${address}`, isTo(address)),
    /** The notice to the team about a request. */
    noticeAbout: (address: string) =>
      find(`about ${address}`, (mail) => isAbout(address)(mail) && isTo('hello@nordbro.example')(mail)),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}
