import { Button, type ButtonSize } from '~/ui/button'
import { Kbd } from '~/ui/kbd'
import { useShortcutSwitch } from '~/ui/use-shortcuts'

/** Leads to the answer, with the key that does the same. */
export function AnswerButton({ size, onClick }: { size?: ButtonSize; onClick: () => void }) {
  const [hasShortcuts] = useShortcutSwitch()
  return (
    <Button size={size} onClick={onClick} className="needs-script">
      Answer {hasShortcuts && <Kbd>W</Kbd>}
    </Button>
  )
}
