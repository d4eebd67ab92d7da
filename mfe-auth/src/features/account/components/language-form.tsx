import { problemOf } from '@aangan/api-client';
import { pathIn, type SiteLanguage, siteLanguages } from '@aangan/domain';
import { useHost } from '@aangan/host';
import { Button } from '@aangan/ui';
import { FormBody, FormSelectField } from '@aangan/ui/formik';
import { Trans, useLingui } from '@lingui/react/macro';
import { Formik } from 'formik';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formFailure } from '../../../failures/request-failure.ts';
import { useAccountRequests } from '../api/account-requests.ts';
import { languageOptions, rememberLanguage } from '../model/language-choice.ts';

interface LanguageFormProps {
  /** Loads another page. */
  load?: (address: string) => void;
}

interface Values {
  language: SiteLanguage;
}

/** The form for the language of the account. Pages of an account are in its language, so this one tells which it is. */
export function LanguageForm({ load }: LanguageFormProps) {
  const { t, i18n } = useLingui();
  const { locale } = useHost();
  const { pathname, search } = useLocation();
  const { setLanguage } = useAccountRequests();
  const [failure, setFailure] = useState<string | null>(null);
  const { code } = siteLanguages.find((one) => one.locale === locale) ?? siteLanguages[0];
  const [initialValues] = useState<Values>({ language: code });

  async function save(values: Values) {
    const { language } = values;
    setFailure(null);
    try {
      await setLanguage(language);
    } catch (error) {
      return setFailure(formFailure(problemOf(error), values, i18n));
    }
    rememberLanguage(language, document);
    const go = load ?? ((address: string) => window.location.assign(address));
    return go(pathIn(language, pathname + search));
  }

  return (
    <Formik initialValues={initialValues} onSubmit={save}>
      {({ isSubmitting, dirty }) => (
        <FormBody
          label={t({ id: 'auth.language-form', message: 'Your language' })}
          failure={failure}
        >
          <FormSelectField
            name="language"
            label={t({ id: 'auth.language', message: 'Language' })}
            hint={t({
              id: 'auth.language-hint',
              message: 'Emails to you and the pages of your account are in it.',
            })}
            options={languageOptions}
          />
          <div>
            <Button type="submit" busy={isSubmitting} disabled={!dirty && !isSubmitting}>
              <Trans id="auth.save-language">Save language</Trans>
            </Button>
          </div>
        </FormBody>
      )}
    </Formik>
  );
}
