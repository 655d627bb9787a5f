import { type IconNode, Link2, Printer } from 'lucide'
import { pageTool } from '~/features/site/model'
import { useTranslations } from '~/i18n/language'
import { notesMessages } from '~/i18n/messages/notes'
import { Icon } from '~/ui/icon'

/** Printing, and copying the address. The boot script does both, because a note is never hydrated. */
export function NoteTools() {
  const t = useTranslations(notesMessages)
  return (
    <div className="needs-script mb-5 flex flex-wrap gap-x-6 text-sm lg:grid lg:justify-items-start print:hidden">
      <Tool {...pageTool('print')} icon={Printer} name={t('print')} />
      <Tool {...pageTool('copy-address')} icon={Link2} name={t('copyLink')} />
      <span role="status" data-message={t('linkCopied')} className="flex min-h-6 items-center text-success" />
    </div>
  )
}

function Tool({ icon, name, ...tool }: { icon: IconNode; name: string }) {
  return (
    <button type="button" {...tool} className="inline-flex min-h-11 items-center gap-2.5 text-muted hover:text-ink">
      <Icon icon={icon} className="size-4.5" />
      {name}
    </button>
  )
}
