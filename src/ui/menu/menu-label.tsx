import ChevronRight from 'lucide-react/icons/chevron-right';

export interface MenuLabelProps {
  label: string;
  text?: string;
}

export const MenuLabel = ({ label, text }: MenuLabelProps) => (
  <>
    <span>
      {label}
      {text && <small>{text}</small>}
    </span>
    <ChevronRight size={18} />
  </>
);
