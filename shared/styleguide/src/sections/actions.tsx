import { Button, ButtonLink, OutsideLink, Row, TextLink } from '@aangan/ui';
import { Specimen } from '../specimen.tsx';

const variants = ['primary', 'secondary', 'quiet'] as const;

export function Actions() {
  return (
    <>
      <Specimen name="Button: primary, secondary, quiet">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              Save
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Button, small">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size="small">
              Save
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Button, busy">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} busy>
              Saving
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Button, disabled">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              Save
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Button, block">
        <Button block>Create account</Button>
      </Specimen>
      <Specimen name="ButtonLink">
        <ButtonLink href="#actions" variant="secondary">
          Explore designers
        </ButtonLink>
      </Specimen>
      <Specimen name="TextLink and OutsideLink">
        <p>
          Read the <TextLink href="#actions">terms</TextLink>, or see{' '}
          <OutsideLink href="https://www.linkedin.com/">LinkedIn</OutsideLink>.
        </p>
      </Specimen>
    </>
  );
}
