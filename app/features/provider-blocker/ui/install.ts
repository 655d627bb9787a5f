import { blockProviders } from '../model'

const { blockedProvider = '', usedProvider = '' } = document.documentElement.dataset

/** Imported first by the browser's entry, so that it runs before our other code. */
if (blockedProvider) blockProviders(window, { blockedProvider, usedProvider })
