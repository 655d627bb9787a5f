import { Path, Svg, Text, View } from '@react-pdf/renderer'
import type { PriceSection } from '../model/price-list'
import { brass, ink, styles } from './document-styles.server'

/** The mark of ~/ui/mark, in the colours of paper. */
export const DocumentMark = () => (
  <Svg viewBox="0 0 26 22" width={22} height={18.6}>
    <Path
      d="M1 16.4 8.9 3l4.7 7.2L17.1 5 25 16.4"
      fill="none"
      stroke={ink}
      strokeWidth={1.6}
      strokeLinejoin="round"
      strokeLinecap="round"
    />
    <Path d="M1 20.8h24" stroke={brass} strokeWidth={1.6} />
  </Svg>
)

type DocumentSectionProps = {
  section: PriceSection
  /** Above the first section of a group. */
  group?: string | undefined
  newPage?: boolean
  addOnsTitle: string
  /** Less space, and the add-ons in two columns: for a program on one page. */
  isDense?: boolean
}

/** One program: description on the left, prices on the right, never split across pages. */
export function DocumentSection({
  section,
  group,
  newPage = false,
  addOnsTitle,
  isDense = false,
}: DocumentSectionProps) {
  const { title, text, columns, notes, addOns } = section
  return (
    <View wrap={false} break={newPage} style={isDense ? styles.denseSection : styles.section}>
      <View style={isDense ? styles.asideOfOnePage : styles.aside}>
        {group && <Text style={styles.group}>{group}</Text>}
        <Text style={styles.sectionTitle}>{title}</Text>
        <Text style={styles.sectionText}>{text}</Text>
      </View>
      <View style={styles.body}>
        {columns.length > 4 ? <TransposedTable section={section} /> : <Table section={section} />}
        {notes && (
          <View style={styles.remarks}>
            {notes.map((note) => (
              <Text key={note} style={styles.remark}>
                {note}
              </Text>
            ))}
          </View>
        )}
        {addOns && (
          <>
            <Text style={[styles.addOnsTitle, isDense ? styles.addOnsTitleOfOnePage : {}]}>{addOnsTitle}</Text>
            <View style={isDense ? styles.columns : {}}>
              {addOns.map(({ key, name, price }) => (
                <View key={key} style={[styles.addOn, isDense ? styles.column : {}]}>
                  <Text style={isDense ? styles.columnName : styles.first}>{name}</Text>
                  <Text style={[styles.price, { width: isDense ? 88 : 160 }]}>{price}</Text>
                </View>
              ))}
            </View>
          </>
        )}
      </View>
    </View>
  )
}

function Table({ section: { columns, rows, total } }: { section: PriceSection }) {
  const columnStyle = (index: number) =>
    index === 0 ? styles.first : index === columns.length - 1 ? styles.price : styles.cell
  return (
    <>
      <View style={styles.headerRow}>
        {columns.map((column, index) => (
          <Text key={column} style={[columnStyle(index), styles.header]}>
            {column}
          </Text>
        ))}
      </View>
      {rows.map(({ key, name, note, cells = [], price }) => (
        <View key={key} style={styles.row}>
          <View style={styles.level}>
            <Text style={[styles.first, styles.name]}>{name}</Text>
            {cells.map((cell, index) => (
              <Text key={columns[index + 1]} style={styles.cell}>
                {cell}
              </Text>
            ))}
            <Text style={styles.price}>{price}</Text>
          </View>
          {note && <Text style={styles.note}>{note}</Text>}
        </View>
      ))}
      {total && (
        <View style={[styles.row, styles.total]}>
          <Text style={[styles.first, styles.name]}>{total.name}</Text>
          <Text style={styles.price}>{total.price}</Text>
        </View>
      )}
    </>
  )
}

/** Transposed, for a table with too many columns for the page: the levels become the columns. */
function TransposedTable({ section: { columns, rows } }: { section: PriceSection }) {
  const [, ...facts] = columns
  return (
    <>
      <View style={styles.headerRow}>
        <Text style={[styles.first, styles.header]}> </Text>
        {rows.map(({ key, name }) => (
          <Text key={key} style={[styles.price, styles.name, { width: 96 }]}>
            {name}
          </Text>
        ))}
      </View>
      {facts.map((fact, index) => (
        <View key={fact} style={styles.addOn}>
          <Text style={styles.first}>{fact}</Text>
          {rows.map(({ key, cells = [], price }) => (
            <Text key={key} style={[styles.price, { width: 96 }]}>
              {cells[index] ?? price}
            </Text>
          ))}
        </View>
      ))}
    </>
  )
}
