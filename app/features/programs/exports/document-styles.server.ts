import type { Styles } from '@react-pdf/renderer'

/** The site's colours, adapted to print. */
export const ink = '#17212a'
export const muted = '#56626d'
export const line = '#d9d5ce'
export const brass = '#85611f'

export const display = 'Newsreader'
export const text = 'Instrument Sans'

/** Points on A4. */
const gutter = 56
const aside = 178

const tabular = { tnum: 1 }

// A style with `lineHeight` needs `fontSize` too: without it the library computes the height from 18 points.
const define = <Name extends string>(styles: Record<Name, Styles[string]>) => styles

export const styles = define({
  page: {
    paddingTop: 52,
    paddingBottom: 74,
    paddingHorizontal: gutter,
    fontFamily: text,
    fontSize: 9,
    lineHeight: 1.45,
    color: ink,
  },
  pageOfOnePage: { paddingBottom: 62 },
  head: { flexDirection: 'row', alignItems: 'center', marginBottom: 58 },
  headOfOnePage: { flexDirection: 'row', alignItems: 'center', marginTop: -16, marginBottom: 22 },
  mark: {
    position: 'absolute',
    top: 22,
    left: gutter,
    right: gutter,
    paddingVertical: 3,
    border: `1 solid ${brass}`,
    fontSize: 10,
    lineHeight: 1.3,
    textAlign: 'center',
    color: brass,
  },
  logo: { fontFamily: display, fontSize: 17, letterSpacing: -0.3, lineHeight: 1, marginLeft: 7 },
  date: { marginLeft: 'auto', color: muted, fontSize: 8.5 },
  title: { fontFamily: display, fontSize: 42, letterSpacing: -1.1, lineHeight: 1.04 },
  titleOfOnePage: { fontFamily: display, fontSize: 30, letterSpacing: -0.8, lineHeight: 1.04 },
  lead: { marginTop: 16, fontSize: 11.5, lineHeight: 1.5, color: muted, maxWidth: 330 },
  leadOfOnePage: { marginTop: 8, marginBottom: 14, fontSize: 10, lineHeight: 1.45, color: muted, maxWidth: 483 },
  vat: { marginTop: 14, marginBottom: 40, fontSize: 9 },
  section: { flexDirection: 'row', borderTop: `0.5 solid ${line}`, paddingTop: 14, paddingBottom: 22 },
  denseSection: { flexDirection: 'row', borderTop: `0.5 solid ${line}`, paddingTop: 9, paddingBottom: 7 },
  lastSection: { flexDirection: 'row', borderTop: `0.5 solid ${line}`, paddingTop: 9 },
  aside: { width: aside, paddingRight: 24 },
  asideOfOnePage: { width: 136, paddingRight: 18 },
  group: { fontSize: 7, letterSpacing: 0.9, textTransform: 'uppercase', color: brass, marginBottom: 9 },
  sectionTitle: { fontFamily: display, fontSize: 15.5, letterSpacing: -0.35, lineHeight: 1.12 },
  sectionText: { marginTop: 6, fontSize: 8.5, color: muted },
  body: { flex: 1 },
  item: { flexDirection: 'row', marginBottom: 2.5 },
  number: { width: 16, fontSize: 8.2, lineHeight: 1.4, color: brass, fontFeatureSettings: tabular },
  itemText: { flex: 1, fontSize: 8.2, lineHeight: 1.4, color: muted },
  itemTitle: { fontSize: 8.2, lineHeight: 1.4, color: ink },
  row: { borderTop: `0.5 solid ${line}`, paddingTop: 7, paddingBottom: 5.5 },
  level: { flexDirection: 'row', alignItems: 'flex-end' },
  total: { flexDirection: 'row', alignItems: 'flex-end', borderTop: `0.5 solid ${ink}` },
  headerRow: { flexDirection: 'row', paddingBottom: 5 },
  header: { fontSize: 7.5, color: muted },
  first: { flex: 1, paddingRight: 14 },
  cell: { width: 58, marginBottom: 0.9, fontFeatureSettings: tabular },
  price: { width: 118, marginBottom: 0.9, textAlign: 'right', fontFeatureSettings: tabular },
  name: { fontFamily: display, fontSize: 12, letterSpacing: -0.15, lineHeight: 1.15 },
  note: { marginTop: 2, fontSize: 8, color: muted, maxWidth: 270 },
  remark: { marginTop: 4, fontSize: 8, color: muted },
  remarks: { borderTop: `0.5 solid ${line}`, paddingTop: 4 },
  addOnsTitle: { marginTop: 14, marginBottom: 5, fontSize: 7.5, color: muted },
  addOnsTitleOfOnePage: { marginTop: 6 },
  addOn: { flexDirection: 'row', borderTop: `0.5 solid ${line}`, paddingVertical: 3.5, fontSize: 8.5 },
  columns: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between' },
  column: { width: '48%' },
  columnName: { flex: 1, paddingRight: 4 },
  contactOfOnePage: { marginTop: 3, fontFamily: display, fontSize: 12, letterSpacing: -0.15, lineHeight: 1.3 },
  term: { marginBottom: 5 },
  contact: { marginTop: 9, fontFamily: display, fontSize: 15, letterSpacing: -0.2, lineHeight: 1.3 },
  contactLine: { marginBottom: 10, fontFamily: display, fontSize: 15, letterSpacing: -0.2, lineHeight: 1.3 },
  link: { color: ink, textDecoration: 'none' },
  foot: {
    position: 'absolute',
    // Positioned from the top: with `bottom` the library drops a footer that has page numbers.
    top: 784,
    left: gutter,
    right: gutter,
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderTop: `0.5 solid ${line}`,
    paddingTop: 8,
    fontSize: 7.5,
    lineHeight: 1.3,
    color: muted,
    fontFeatureSettings: tabular,
  },
})
