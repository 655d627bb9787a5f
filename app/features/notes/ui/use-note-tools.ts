import { useEffect } from 'react'

/** Where the browser forbids copying, the address is shown to be copied by hand. */
async function copyAddress(button: HTMLElement) {
  const address = location.origin + location.pathname
  try {
    await navigator.clipboard.writeText(address)
    const status = button.parentElement?.querySelector<HTMLElement>('[role=status]')
    if (status) status.textContent = status.dataset.message ?? ''
  } catch {
    prompt(button.textContent ?? '', address)
  }
}

function applyTool({ target }: MouseEvent) {
  const button = (target as Element).closest<HTMLElement>('[data-note-tool]')
  if (button?.dataset.noteTool === 'print') print()
  else if (button) copyAddress(button)
}

/** Handles the buttons of a note, which is a part of the page without React. */
export function useNoteTools() {
  useEffect(() => {
    document.addEventListener('click', applyTool)
    return () => document.removeEventListener('click', applyTool)
  }, [])
}
