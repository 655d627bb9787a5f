import { type RefObject, useEffect, useState } from 'react'

/** The Shape Detection API, which the types of the browser do not have yet. */
type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type DetectorClass = { new (options: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> }
declare global {
  interface Window {
    BarcodeDetector?: DetectorClass
  }
}

const format = 'qr_code'
const everyMs = 250
/** The same code is read again only after this, so that a card that is held longer counts once. */
const sameCodeMs = 4000

/** Whether this browser can read QR codes with a camera. */
export function useCanScan() {
  const [canScan, setCanScan] = useState(false)
  useEffect(() => {
    let isCurrent = true
    const { BarcodeDetector } = window
    if (!BarcodeDetector || !navigator.mediaDevices?.getUserMedia) return
    BarcodeDetector.getSupportedFormats().then(
      (formats) => isCurrent && setCanScan(formats.includes(format)),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return canScan
}

export type CameraState = 'starting' | 'on' | 'refused' | 'failed'

/** Shows the camera in the video, and reports each code that it reads. */
export function useScanner(video: RefObject<HTMLVideoElement | null>, onRead: (text: string) => void): CameraState {
  const [state, setState] = useState<CameraState>('starting')
  useEffect(() => {
    const { BarcodeDetector } = window
    const element = video.current
    if (!BarcodeDetector || !element) return
    const detector = new BarcodeDetector({ formats: [format] })
    let stream: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStopped = false
    let last = { text: '', atMs: 0 }

    const look = async () => {
      const found = await detector.detect(element).catch(() => [])
      if (isStopped) return
      const text = found[0]?.rawValue
      const nowMs = Date.now()
      if (text && (text !== last.text || nowMs - last.atMs > sameCodeMs)) onRead(text)
      if (text) last = { text, atMs: nowMs }
      timer = setTimeout(look, everyMs)
    }
    const start = async () => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
        // Closed while the browser asked for permission.
        if (isStopped) return stop(stream)
        element.srcObject = stream
        await element.play()
        setState('on')
        void look()
      } catch (error) {
        const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
        if (!isStopped) setState(isRefused ? 'refused' : 'failed')
      }
    }
    void start()
    return () => {
      isStopped = true
      clearTimeout(timer)
      if (stream) stop(stream)
    }
  }, [video, onRead])
  return state
}

const stop = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}
