/** Adds the faces of `fonts.css`, whose rules apply by themselves only without script. The browser fetches what the page needs. */
export async function addFonts() {
  await stylesheets()
  for (const face of fontFaces()) document.fonts.add(face)
}

/** Fetches what the page shows, then adds all at once: at each change the page is laid out again. */
export async function fetchFonts() {
  const faces = fontFaces()
  await Promise.allSettled(faces.filter(isShown).map((face) => face.load()))
  for (const face of faces) document.fonts.add(face)
}

/** No frame is drawn before the stylesheets of the head have arrived. */
const stylesheets = () => new Promise((resolve) => requestAnimationFrame(resolve))

function fontFaces() {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  return rules
    .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : []))
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(toFontFace)
}

function toFontFace({ style }: CSSFontFaceRule) {
  const value = (name: string) => style.getPropertyValue(name)
  return new FontFace(value('font-family').replaceAll('"', ''), value('src'), {
    style: value('font-style') || 'normal',
    weight: value('font-weight') || 'normal',
    unicodeRange: value('unicode-range') || 'U+0-10FFFF',
    display: 'swap',
  })
}

/** Faces for further letters are left to the browser, which fetches them where it meets such a letter. */
function isShown({ family, style, unicodeRange }: FontFace) {
  if (unicodeRange.startsWith('U+100')) return false
  if (style === 'italic') return document.querySelector('em, .italic')
  return !family.includes('Reading') || document.querySelector('.font-reading')
}
