import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

type Holder = { pid: number; started: string; host: string }

export class LockedError extends Error {
  override name = 'LockedError'
}

/**
 * Takes the folder for this process. The embedded database has no lock of its own, and a second opener would
 * corrupt it. Returns the function that gives it back.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'lock')
  const mine = join(folder, `lock.${process.pid}`)
  writeFileSync(mine, JSON.stringify({ pid: process.pid, started: startOf(process.pid), host: hostname() }))
  try {
    for (let tries = 0; tries < 5; tries += 1) {
      if (take(mine, path)) return () => release(path)
      const holder = readHolder(path)
      if (holder && isAlive(holder)) throw new LockedError(refusal(folder, holder))
      discardStale(path)
    }
    throw new LockedError(`${folder} could not be locked: other processes keep taking it. Try again.`)
  } finally {
    unlinkSync(mine)
  }
}

/** A link appears whole or not at all, so no one ever reads half a lock. */
function take(mine: string, path: string) {
  try {
    linkSync(mine, path)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

/** Who holds the lock; no one when it is gone or unreadable. */
function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** Moves the stale lock aside; if another process took the lock in that moment, what moved is alive and goes back. */
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
  // Another machine's processes can't be seen from here: only a person can tell.
  if (holder.host !== hostname()) return true
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
  // The number may have gone to another process since: its start time tells.
  return startOf(holder.pid) === holder.started
}

/** When a process started, in the kernel's ticks; empty where /proc does not exist. */
function startOf(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const refusal = (folder: string, { pid, host }: Holder) =>
  host === hostname()
    ? `${folder} is in use by process ${pid}. Stop it first, or set DATA_DIR to another folder.`
    : `${folder} is in use by process ${pid} on ${host}. If that machine is gone, delete ${folder}/lock.`

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code
