import { useHref } from 'react-router-dom';
import styled from 'styled-components';
import { formFilePath } from '../../routing/form-paths';
import { token } from '../../theme/token';

const Picture = styled.img`
  max-width: 100%;
  max-height: 240px;
  border-radius: ${token('radius-card')};
`;

export interface FormPictureProps {
  label: string;
  /** The picture's id. */
  file: string;
}

/** A picture that the customer has sent with a form. */
export const FormPicture = ({ label, file }: FormPictureProps) => (
  <Picture src={useHref(formFilePath(file))} alt={label} />
);
