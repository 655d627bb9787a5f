import { useCallback, useRef, useState } from 'react'
import { Button } from '~/ui/button'
import type { ShownGuest } from '../model'
import { ScanMessage } from './scan-message'
import { type ScanResult, scanResult } from './scan-result'
import { type CameraState, useScanner } from './use-scanner'

type Props = {
  eventId: string
  guests: ShownGuest[]
  onPresent: (userId: string) => void
  onClose: () => void
}

const cameraTexts: Record<Exclude<CameraState, 'on'>, string> = {
  starting: 'The camera starts. Allow its use if the browser asks.',
  refused: 'The camera may not be used. Allow it in the settings of the browser, or search for the six letters.',
  failed: 'The camera does not start. Search for the six letters below the code.',
}

/** The camera, and what it has read last. */
export function Scanner({ eventId, guests, onPresent, onClose }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  // The camera runs on while the list changes.
  const current = useRef({ guests, onPresent })
  current.current = { guests, onPresent }
  const [result, setResult] = useState<ScanResult>()
  const read = useCallback(
    (text: string) => {
      const { guests, onPresent } = current.current
      const found = scanResult(text, eventId, guests)
      if (found.state === 'present') onPresent(found.guest.id)
      setResult(found)
    },
    [eventId],
  )
  const camera = useScanner(video, read)
  return (
    <section aria-label="Scan a code" className="grid gap-3">
      <div className="relative overflow-hidden rounded-sm border border-line bg-raised">
        <video ref={video} muted playsInline className="block aspect-square max-h-[45svh] w-full object-cover" />
        {camera !== 'on' && (
          <p className="absolute inset-0 grid place-items-center p-6 text-center">{cameraTexts[camera]}</p>
        )}
      </div>
      <div role="status" className="min-h-14">
        {result && <ScanMessage result={result} />}
      </div>
      <Button variant="outline" onClick={onClose}>
        Close the camera
      </Button>
    </section>
  )
}
