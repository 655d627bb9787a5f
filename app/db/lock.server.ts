import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

type Holder = { pid: number; started: string; host: string }

export class LockedError extends Error {
  override name = 'LockedError'
}

/**
 * Locks the folder for this process. The embedded database does not lock its files, and a second opener would corrupt
 * them. Returns the function that releases the lock.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'lock')
  const draft = join(folder, `lock.${process.pid}`)
  writeFileSync(draft, JSON.stringify({ pid: process.pid, started: startTimeOf(process.pid), host: hostname() }))
  try {
    for (let tries = 0; tries < 5; tries += 1) {
      if (take(draft, path)) return () => release(path)
      const holder = readHolder(path)
      if (holder && isAlive(holder)) throw new LockedError(lockedMessage(folder, holder))
      discardStale(path)
    }
    throw new LockedError(`${folder} could not be locked: other processes keep taking it. Try again.`)
  } finally {
    unlinkSync(draft)
  }
}

/** A hard link appears with its whole content or not at all, so nobody reads half a lock. */
function take(draft: string, path: string) {
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Who holds the lock; undefined when it is gone or unreadable. */
function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** Moves the stale lock aside. If another process took the lock in that moment, the moved file is its lock and goes back. */
function discardStale(path: string) {
  const aside = `${path}.stale.${process.pid}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  const moved = readHolder(aside)
  if (moved && isAlive(moved)) linkSync(aside, path)
  unlinkSync(aside)
}

function release(path: string) {
  if (readHolder(path)?.pid === process.pid) unlinkSync(path)
}

function isAlive(holder: Holder) {
  // Processes of another machine can't be checked from here, so a person has to delete their lock.
  if (holder.host !== hostname()) return true
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
  // The process id may have been reused since: then the start time differs.
  return startTimeOf(holder.pid) === holder.started
}

/** When a process started, in the kernel's ticks; empty where /proc does not exist. */
function startTimeOf(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const lockedMessage = (folder: string, { pid, host }: Holder) =>
  host === hostname()
    ? `${folder} is in use by process ${pid}. Stop it first, or set DATA_DIR to another folder.`
    : `${folder} is in use by process ${pid} on ${host}. If that machine is gone, delete ${folder}/lock.`

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code
