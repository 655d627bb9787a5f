import { initWasm, Resvg } from '@resvg/resvg-wasm'
import wasm from '@resvg/resvg-wasm/index_bg.wasm?url&inline'
import textFont from '../../../../.generated/fonts/instrument-sans.ttf?inline'
import displayFont from '../../../../.generated/fonts/newsreader.ttf?inline'

const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')

const started = initWasm(bytesOf(wasm))
const font = { fontBuffers: [bytesOf(displayFont), bytesOf(textFont)], defaultFontFamily: 'Instrument Sans' }

export async function renderCard(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  await started
  return new Uint8Array(new Resvg(svg, { font }).render().asPng())
}
