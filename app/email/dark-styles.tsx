import { dark } from './colours'

/** Names of the elements that change in the dark, so that an element and its rule can't differ. */
export const darkClass = { sheet: 'sheet', muted: 'muted', line: 'line', prestige: 'prestige', button: 'button' }

/** Important, because the light colours are in `style` attributes. */
const rules = [
  [`.${darkClass.sheet}, .${darkClass.sheet} td`, `background-color: ${dark.surface}; color: ${dark.ink}`],
  [`.${darkClass.sheet} a`, `color: ${dark.ink}`],
  [`.${darkClass.sheet} .${darkClass.muted}`, `color: ${dark.muted}`],
  [`.${darkClass.sheet} .${darkClass.line}`, `border-color: ${dark.line}`],
  [`.${darkClass.sheet} .${darkClass.prestige}`, `border-color: ${dark.prestige}`],
  [`.${darkClass.sheet} a.${darkClass.button}`, `background-color: ${dark.action}; color: ${dark.onAction}`],
] as const

const important = (declarations: string) => declarations.replace(/(?=;|$)/g, ' !important')

const sheet = `:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
${rules.map(([selector, declarations]) => `${selector} { ${important(declarations)} }`).join('\n')}
}`

/** For the head of a mail: the colours of the dark theme where the reader's window is dark. */
export const DarkStyles = () => (
  <>
    <meta name="color-scheme" content="light dark" />
    <meta name="supported-color-schemes" content="light dark" />
    <style>{sheet}</style>
  </>
)
