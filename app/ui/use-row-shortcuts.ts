import { useNavigate } from 'react-router'
import { useShortcuts } from '~/ui/use-shortcuts'

/** J opens the next row of a list, K the one before. */
export function useRowShortcuts(addresses: readonly string[], current: number) {
  const navigate = useNavigate()
  const open = (address: string | undefined) => {
    if (address) void navigate(address, { preventScrollReset: true })
  }
  useShortcuts({ j: () => open(addresses[current + 1]), k: () => open(addresses[current - 1]) })
}
