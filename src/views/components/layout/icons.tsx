import type { ReactNode, SVGProps } from "react";

type IconProps = Pick<SVGProps<SVGSVGElement>, "width" | "height" | "className">;

/** Makes an icon of a drawing of 20 by 20 units; `size` is its default size in px. */
const icon = (drawing: ReactNode, size = "20") =>
  function Icon(props: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...props}
      >
        {drawing}
      </svg>
    );
  };

export const SunIcon = icon(
  <>
    <circle cx="10" cy="10" r="3.4" />
    <path d="M10 2v1.8M10 16.2V18M2 10h1.8M16.2 10H18M4.3 4.3l1.3 1.3M14.4 14.4l1.3 1.3M15.7 4.3l-1.3 1.3M5.6 14.4l-1.3 1.3" />
  </>,
);

export const MoonIcon = icon(<path d="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z" />);

export const MenuIcon = icon(<path d="M3 5.5h14M3 10h14M3 14.5h14" />);

export const CloseIcon = icon(<path d="m5 5 10 10M15 5 5 15" />);

export const ChevronIcon = icon(<path d="m7.5 5 5 5-5 5" />, "16");

export const SearchIcon = icon(
  <>
    <circle cx="8.75" cy="8.75" r="5.25" />
    <path d="m12.75 12.75 4.25 4.25" />
  </>,
  "16",
);

export const LanguageIcon = icon(
  <>
    <circle cx="10" cy="10" r="7.25" />
    <path d="M2.75 10h14.5M10 2.75c4.4 4.2 4.4 10.3 0 14.5M10 2.75c-4.4 4.2-4.4 10.3 0 14.5" />
  </>,
  "16",
);

export const ArrowUpIcon = icon(<path d="M10 16.5v-13M4.5 9 10 3.5 15.5 9" />);
