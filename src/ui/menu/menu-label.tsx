import ChevronRight from 'lucide-react/icons/chevron-right';

export interface MenuLabelProps {
  label: string;
  /** A second line. */
  text?: string;
}

/** What a row of a menu says, after its tile. */
export const MenuLabel = ({ label, text }: MenuLabelProps) => (
  <>
    <span>
      {label}
      {text && <small>{text}</small>}
    </span>
    <ChevronRight size={18} />
  </>
);
