import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { themeKey, themesOf } from './theme-names'

type Theme = { theme: string; toggleTheme: () => void }

const ThemeContext = createContext<Theme | null>(null)

export function ThemeProvider({ slug, children }: { slug: string; children: ReactNode }) {
  const [dark, light] = themesOf(slug)
  const [theme, setTheme] = useState<string>(dark)

  // The boot script has applied the stored theme, unless React rendered the whole document again.
  useEffect(() => {
    const { dataset } = document.documentElement
    if (dataset.view || storedTheme() !== light) return
    dataset.theme = light
    setTheme(light)
  }, [light])

  const toggleTheme = () => {
    const next = theme === dark ? light : dark
    setTheme(next)
    document.documentElement.dataset.theme = next
    try {
      localStorage.setItem(themeKey, next)
    } catch {
      // Storage may be blocked: the choice then lasts until the next page load.
    }
  }
  return <ThemeContext value={{ theme, toggleTheme }}>{children}</ThemeContext>
}

function storedTheme() {
  try {
    return localStorage.getItem(themeKey)
  } catch {
    return null
  }
}

export function useTheme(): Theme {
  const value = useContext(ThemeContext)
  if (!value) throw new Error('useTheme must be used within a ThemeProvider')
  return value
}
