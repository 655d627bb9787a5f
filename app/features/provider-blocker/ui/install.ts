import { blockProviders } from '../model'

const { blockedProvider = '', usedProvider = '' } = document.documentElement.dataset

/** Imported first by the browser's entry: before any code of ours runs. */
if (blockedProvider) blockProviders(window, { blockedProvider, usedProvider })
