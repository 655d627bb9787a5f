import { useCallback, useEffect, useRef, useState } from 'react'
import { type GuestList, maxTaps, pollMs, type QueuedTap, type RefusedTap, retryMs, withTaps } from '../model'
import { exchange, type Failure } from './exchange'
import { noteFailure, noteSuccess } from './offline-since'
import { deleteStoredPages } from './stored-lists'
import { readStoredList, storeList, storePage } from './stored-page'
import { addTap, readDeviceId, readTaps, removeTap } from './tap-queue'

/** `since`: when the connection was lost, by the clock of the device. */
export type Connection = { state: 'online' } | { state: Failure; since: Date }

/** A tap that the server refused, with whom it was about. */
export type RefusedOf = RefusedTap & { userId: string }

/** The guests with the taps of this device, which are sent as soon as the server can be reached. */
export function useCheckIn(eventId: string, loaded: GuestList, mayTap: boolean) {
  const [list, setList] = useState(loaded)
  const [taps, setTaps] = useState<QueuedTap[]>([])
  const [connection, setConnection] = useState<Connection>({ state: 'online' })
  const [refused, setRefused] = useState<RefusedOf[]>([])
  const isSending = useRef(false)
  const isAskedAgain = useRef(false)
  /** When the server was last heard, by the clock of the device; 0 after a failure. */
  const heardAtMs = useRef(0)

  /** Whether there is more to send. */
  const sendOnce = useCallback(async (): Promise<boolean> => {
    const batch = mayTap ? readTaps(eventId).slice(0, maxTaps) : []
    const result = await exchange(eventId, batch)
    heardAtMs.current = result.state === 'done' ? Date.now() : 0
    if (result.state !== 'done') {
      const { state } = result
      const since = noteFailure(eventId)
      setConnection((before) => ({ state, since: before.state === 'online' ? since : before.since }))
      // The list of someone who may not see it any more.
      if (state === 'signed-out' || state === 'denied') await deleteStoredPages()
      return false
    }
    const { stored, refused, ...read } = result.answer
    for (const id of [...stored, ...refused.map(({ id }) => id)]) removeTap(eventId, id)
    const ofGuests = refused.flatMap((tap) => {
      const userId = batch.find(({ id }) => id === tap.id)?.userId
      return userId ? [{ ...tap, userId }] : []
    })
    if (ofGuests.length > 0) setRefused((before) => [...before, ...ofGuests])
    setList(read)
    setTaps(readTaps(eventId))
    noteSuccess(eventId)
    setConnection({ state: 'online' })
    await storeList(eventId, read)
    return stored.length + refused.length > 0 && mayTap && readTaps(eventId).length > 0
  }, [eventId, mayTap])

  const send = useCallback(async () => {
    isAskedAgain.current = true
    if (isSending.current) return
    isSending.current = true
    try {
      while (isAskedAgain.current) {
        isAskedAgain.current = false
        if (await sendOnce()) isAskedAgain.current = true
      }
    } finally {
      isSending.current = false
    }
  }, [sendOnce])

  useEffect(() => {
    setTaps(readTaps(eventId))
    void readStoredList(eventId).then((stored) => {
      if (stored) setList((shown) => (stored.readAt > shown.readAt ? stored : shown))
    })
    void send().then(() => storePage(eventId))
    const sendWhenDue = () => {
      if (Date.now() - heardAtMs.current >= pollMs) sendWhenVisible()
    }
    const sendWhenVisible = () => {
      void deleteStoredPages({ isOld: true })
      if (document.visibilityState === 'visible' || readTaps(eventId).length > 0) void send()
    }
    const noteOffline = () => {
      const since = noteFailure(eventId)
      setConnection((before) => (before.state === 'online' ? { state: 'offline', since } : before))
    }
    const readOtherTabs = () => setTaps(readTaps(eventId))
    // Sooner after a failure: browsers do not always tell that the connection is back.
    const timer = setInterval(sendWhenDue, retryMs)
    const left = new AbortController()
    const { signal } = left
    window.addEventListener('online', send, { signal })
    window.addEventListener('offline', noteOffline, { signal })
    window.addEventListener('storage', readOtherTabs, { signal })
    document.addEventListener('visibilitychange', sendWhenVisible, { signal })
    return () => {
      clearInterval(timer)
      left.abort()
    }
  }, [eventId, send])

  const tap = useCallback(
    (userId: string, isPresent: boolean) => {
      const id = crypto.randomUUID()
      addTap(eventId, { id, userId, isPresent, tappedAtMs: Date.now(), deviceId: readDeviceId() })
      setTaps(readTaps(eventId))
      setRefused((before) => before.filter((refusal) => refusal.userId !== userId))
      void send()
    },
    [eventId, send],
  )

  return { guests: withTaps(list.guests, taps), unsent: taps.length, connection, refused, tap }
}
