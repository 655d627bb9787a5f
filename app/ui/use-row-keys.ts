import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** J opens the next row of a list, K the one before; not while someone types. */
export function useRowKeys(addresses: readonly string[], current: number) {
  const navigate = useNavigate()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement
      if (event.metaKey || event.ctrlKey || event.altKey || /INPUT|TEXTAREA|SELECT/.test(target.tagName)) return
      const step = { j: 1, k: -1 }[event.key.toLowerCase()]
      const address = step && addresses[current + step]
      if (address) void navigate(address, { preventScrollReset: true })
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [addresses, current, navigate])
}
