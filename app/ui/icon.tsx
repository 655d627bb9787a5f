import type { IconNode } from 'lucide'
import { createElement, type SVGProps } from 'react'

type IconProps = Omit<SVGProps<SVGSVGElement>, 'children'> & { of: IconNode }

const look = {
  'aria-hidden': true,
  viewBox: '0 0 24 24',
  width: 24,
  height: 24,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** A picture beside words that say the same. */
export const Icon = ({ of, ...rest }: IconProps) =>
  createElement('svg', { ...look, ...rest }, ...of.map(([shape, attributes]) => createElement(shape, attributes)))
