import { readId } from '@aangan/domain';
import { type ProjectData, ProjectLoader, ProjectPage } from '@aangan/firms';
import { type SaveButtonProps, Slot } from '@aangan/host';
import type { Elements } from '@aangan/ui';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useParams } from 'react-router-dom';
import { useGetProjectQuery } from '../api/projects.ts';

export interface DesignerProjectProps {
  /** The button that opens the form of a connection request, which another feature provides; null for none. */
  contact: (project: ProjectData) => Elements;
}

/** A project of a designer, at /designers/{id}/projects/{project}. */
export function DesignerProject({ contact }: DesignerProjectProps) {
  const params = useParams();
  const firmId = readId(params.id);
  const id = readId(params.project);
  const query = useGetProjectQuery(firmId && id ? { id: firmId, project: id } : skipToken);
  return (
    <ProjectLoader kind="designer" firmId={firmId} id={id} query={query}>
      {(project) => (
        <ProjectPage
          kind="designer"
          project={project}
          contact={contact(project)}
          saving={<SaveProject project={project} />}
          savingPiece={savePicture}
        />
      )}
    </ProjectLoader>
  );
}

function SaveProject({ project }: { project: ProjectData }) {
  const props = { thing: `project-${project.id}`, name: project.title };
  return <Slot name="designer.page.save" props={props} />;
}

const savePicture = (piece: SaveButtonProps) => <Slot name="designer.picture.save" props={piece} />;
