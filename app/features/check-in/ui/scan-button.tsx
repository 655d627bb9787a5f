import { ScanLine } from 'lucide'
import { useState } from 'react'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import type { ShownGuest } from '../model'
import { Scanner } from './scanner'
import { useCanScan } from './use-scanner'

type Props = { eventId: string; guests: ShownGuest[]; onPresent: (userId: string) => void }

/** Only where the browser can read codes; elsewhere the six letters are searched for. */
export function ScanButton(props: Props) {
  const [isOpen, setIsOpen] = useState(false)
  if (!useCanScan()) return null
  if (isOpen) return <Scanner {...props} onClose={() => setIsOpen(false)} />
  return (
    <Button size="lg" onClick={() => setIsOpen(true)}>
      <Icon icon={ScanLine} className="size-5" />
      Scan a code
    </Button>
  )
}
