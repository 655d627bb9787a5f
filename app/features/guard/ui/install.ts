import { brandFrom } from '~/brand/brand'
import { guard } from '../model'

/** Imported first by the browser's entry: before any code of ours runs. */
guard(window, brandFrom())
