import type { Styles } from '@react-pdf/renderer'
import { Text, View } from '@react-pdf/renderer'
import { DocumentMark } from '~/features/programs/exports/document-parts.server'
import { display } from '~/features/programs/exports/document-styles.server'
import { type FittedText, lineHeight } from '../model'

/** Points of a millimetre. */
export const mm = 72 / 25.4

/** The mark and the product's name. */
export const Wordmark = ({ product, style = {} }: { product: string; style?: Styles[string] }) => (
  <View style={[{ flexDirection: 'row', alignItems: 'center' }, style]}>
    <DocumentMark />
    <Text style={{ marginLeft: 6, fontFamily: display, fontSize: 12, lineHeight: 1, letterSpacing: -0.2 }}>
      {product}
    </Text>
  </View>
)

export const heightOf = ({ size, lines }: FittedText) => size * lineHeight * lines.length

/** Each line is a text of its own, so that the library breaks none. */
export const FittedLines = ({ size, lines, style }: FittedText & { style: Styles[string] }) => (
  <View>
    {lines.map((line, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and they never change
      <Text key={index} wrap={false} style={[{ fontSize: size, lineHeight }, style]}>
        {line}
      </Text>
    ))}
  </View>
)
