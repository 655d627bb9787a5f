import { ForRight } from '~/features/admin/ui/for-right'
import { Link } from '~/ui/link'
import { mailHealthPage } from '../model'

/** Shown above every admin page while there is no mail server. */
export function MailHealthBanner({ canSend }: { canSend: boolean }) {
  if (canSend) return null
  return (
    <p
      role="status"
      className="mb-6 flex flex-wrap items-center gap-x-3 border-danger border-b pb-2 text-[0.875rem]/5"
      lang="en"
    >
      <strong className="font-semibold text-danger">No mail leaves this server.</strong>
      <span className="max-md:hidden">
        There is no <code className="text-xs">SMTP_URL</code>: every mail is only written to a file.
      </span>
      <ForRight right="mail.list">
        <Link to={mailHealthPage} className="py-1 underline underline-offset-4 pointer-coarse:py-3">
          Mail health
        </Link>
      </ForRight>
    </p>
  )
}
