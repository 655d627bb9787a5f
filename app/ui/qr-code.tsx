type Props = { size: number; path: string; label: string }

/** Dark on light in both themes: many cameras and apps can't read an inverted code. */
export const QrCode = ({ size, path, label }: Props) => (
  <svg
    viewBox={`0 0 ${size} ${size}`}
    role="img"
    aria-label={label}
    shapeRendering="crispEdges"
    className="size-52 rounded-sm"
  >
    <rect width={size} height={size} fill="white" />
    <path d={path} fill="black" />
  </svg>
)
